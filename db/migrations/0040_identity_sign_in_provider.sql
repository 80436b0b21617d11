-- How a session of the built-in identity service began: password or google. It goes into the ID token.
alter table identity."session" add column "signInProvider" text;
