-- For the job that clears away what has ended, in the order in which it ended.
create index shop_session_ended on shop_session (expires_at);
create index "session_expiresAt_idx" on identity."session" ("expiresAt");
create index "verification_expiresAt_idx" on identity."verification" ("expiresAt");
create index "rateLimit_lastRequest_idx" on identity."rateLimit" ("lastRequest");
