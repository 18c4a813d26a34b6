import { toSession, type Session } from "#kit/session/session.ts";

/** A session with these values, for tests of roles and permissions. */
export const sessionWith = (changes: Partial<Parameters<typeof toSession>[0]>): Session =>
  toSession({
    user_id: "1",
    email: "a@b.c",
    nickname: null,
    timezone: null,
    language: null,
    roles: ["ADMIN"],
    op: null,
    parentOpId: null,
    partnerId: null,
    permissions: [],
    ...changes,
  });
