import { useEffect } from "react";
import { create } from "zustand";
import { translationNow } from "../i18n/use-translation.tsx";
import { api, ApiError } from "../session/api.ts";
import { useSession } from "../session/session.ts";
import { toast } from "../ui/toast.ts";

type CallState = "not asked" | "waiting" | "answered" | "failed";

const useCall = create<{ state: CallState }>()(() => ({ state: "not asked" }));

/**
 * Asks for the categories once at start-up (STATE-13), with the token as a bearer where there is one (ROLE-05). What
 * the server rendered stays as it is; a refusal and a failure are told in one toast each (ERR-04, ERR-05, G-28).
 * @returns whether an answer is still awaited (HOME-09)
 */
export function useCategoriesCall(): boolean {
  const ready = useSession((session) => session.ready);
  const waiting = useCall(({ state }) => state === "not asked" || state === "waiting");
  useEffect(() => {
    if (ready && useCall.getState().state === "not asked") void ask();
  }, [ready]);
  return waiting;
}

async function ask(): Promise<void> {
  useCall.setState({ state: "waiting" });
  const { token } = useSession.getState();
  try {
    const reply = await api<{ success: boolean }>("/api/category/getSubCategory", {
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
    });
    if (!reply.success) throw new ApiError(200, "", reply);
    useCall.setState({ state: "answered" });
  } catch (error) {
    const refused = error instanceof ApiError && error.body["success"] === false;
    toast.error(translationNow("frame")(refused ? "categoriesFailed" : "categoriesBroken"), {
      id: "categories",
    });
    useCall.setState({ state: "failed" });
  }
}
