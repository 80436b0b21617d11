import { initializeApp } from "@firebase/app";
import {
  applyActionCode,
  browserPopupRedirectResolver,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  GoogleAuthProvider,
  initializeAuth,
  initializeRecaptchaConfig,
  inMemoryPersistence,
  linkWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  updateProfile,
  validatePassword,
  type Auth,
  type AuthCredential,
  type AuthError,
  type PopupRedirectResolver,
  type User,
  type UserCredential,
} from "@firebase/auth";
import type { FirebaseProject, PasswordPolicy } from "#contract/identity.ts";
import { firebaseCode, firebaseRefusal } from "./firebase-refusals.ts";
import { firebasePolicy } from "./firebase-policy.ts";
import { IdentityRefusal, type IdentityClient, type IdentityPerson } from "./identity-client.ts";

/** What is otherwise where there are no windows. */
export interface FirebaseOptions {
  /** Of the SDK's instance: one a client. */
  name?: string;
  popups?: PopupRedirectResolver | null;
  chooseGoogleAccount?: (auth: Auth) => Promise<UserCredential>;
}

/**
 * Firebase as the shop's identity service, by its own SDK. It is fetched on the login screens alone; who is signed in at it
 * is known to the page's memory and no longer, for from there on the shop's own token counts.
 * @param language in which Firebase writes its mails
 */
export function firebaseClient(
  project: FirebaseProject,
  policy: PasswordPolicy,
  language: string,
  { name = "shop", popups = browserPopupRedirectResolver, chooseGoogleAccount = openGoogle }: FirebaseOptions = {},
): IdentityClient {
  const { projectId, apiKey, authDomain } = project;
  const auth = initializeAuth(initializeApp({ projectId, apiKey, authDomain }, name), {
    persistence: inMemoryPersistence,
    ...(popups && { popupRedirectResolver: popups }),
  });
  prepare(auth, project, language);
  let googleToLink: { email: string; credential: AuthCredential } | null = null;
  const ask = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      throw firebaseRefusal(error);
    }
  };
  const current = (): User => {
    if (!auth.currentUser) throw new IdentityRefusal("user-token-expired");
    return auth.currentUser;
  };
  return {
    signUp: async ({ name, email, password }) => {
      const { user } = await ask(() => createUserWithEmailAndPassword(auth, email, password));
      // The account is made: what fails from here on is no reason to refuse it. The shop is told the name as well.
      await updateProfile(user, { displayName: name }).catch(() => undefined);
      sendEmailVerification(user).catch(() => undefined);
      return { ...personOf(user), name };
    },
    signIn: async ({ email, password }) => {
      const { user } = await ask(() => signInWithEmailAndPassword(auth, email, password));
      const wanted = googleToLink;
      googleToLink = null;
      if (wanted?.email === user.email) await linkWithCredential(user, wanted.credential).catch(() => undefined);
      return personOf(user);
    },
    signInWithGoogle: async () => {
      try {
        return personOf((await chooseGoogleAccount(auth)).user);
      } catch (error) {
        googleToLink = linkLater(error) ?? googleToLink;
        throw firebaseRefusal(error);
      }
    },
    proof: async (fresh = false) => {
      const { token, expirationTime } = await ask(() => current().getIdTokenResult(fresh));
      return { token, expiresAt: Date.parse(expirationTime) };
    },
    signOut: () => ask(() => signOut(auth)),
    undoSignUp: () => ask(() => deleteUser(current())),
    askForNewPassword: async (email) => {
      try {
        await sendPasswordResetEmail(auth, email);
      } catch (error) {
        // A project that tells which addresses it knows: the shop does not hand that on (N-10).
        if (firebaseCode(error) !== "user-not-found") throw firebaseRefusal(error);
      }
    },
    setNewPassword: (token, password) => ask(() => confirmPasswordReset(auth, token, password)),
    confirmAddress: (token) => ask(() => applyActionCode(auth, token)),
    passwordPolicy: async () => {
      const status = await validatePassword(auth, "").catch(() => null);
      return status ? firebasePolicy(status.passwordPolicy, policy) : policy;
    },
  };
}

function prepare(auth: Auth, { emulator }: FirebaseProject, language: string): void {
  if (emulator !== null) connectAuthEmulator(auth, `http://${emulator}`, { disableWarnings: true });
  auth.languageCode = language;
  // Whether this project wants bots checked (IDP-07); one that has no such check answers with an error.
  initializeRecaptchaConfig(auth).catch(() => undefined);
}

function openGoogle(auth: Auth): Promise<UserCredential> {
  const google = new GoogleAuthProvider();
  google.setCustomParameters({ prompt: "select_account" });
  return signInWithPopup(auth, google);
}

/** The Google account of an address that has another account already: linked when that one is signed in to (IDP-03). */
function linkLater(error: unknown): { email: string; credential: AuthCredential } | null {
  if (firebaseCode(error) !== "account-exists-with-different-credential") return null;
  const credential = GoogleAuthProvider.credentialFromError(error as AuthError);
  const { email } = (error as AuthError).customData;
  return credential && email ? { email, credential } : null;
}

function personOf({ uid, email, displayName }: User): IdentityPerson {
  return { uid, email: email ?? "", name: displayName ?? "" };
}
