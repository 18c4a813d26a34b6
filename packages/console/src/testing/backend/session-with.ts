import { toSession, type Session } from "#kit/session/session.ts";

/** A session of somebody of whom only this matters, for tests of what a role or right decides. */
export const sessionWith = (said: Partial<Parameters<typeof toSession>[0]>): Session =>
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
    ...said,
  });
