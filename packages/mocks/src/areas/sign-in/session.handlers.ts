import type { AreaHandlers } from "../../request/handler.ts";
import { Refusal } from "../../request/refusal.ts";
import { visibleOperators } from "../../session/visible.ts";

export const session = {
  getSession: ({ db, account }) => {
    // The fields that users may change themselves are in the table of staff.
    const own = db.staff.users.get(account.user.user_id)?.app_metadata;
    const { nickname, language, timezone } = own ?? account.user;
    return { ...account.user, nickname, language, timezone, permissions: [...account.permissions] };
  },

  listMyOperators: ({ db, account }) =>
    visibleOperators(db, account).map(({ opId, title, parentOpId }) => ({
      opId,
      title: title ?? opId,
      isBrand: parentOpId !== null,
      parentOpId,
    })),

  checkMe: ({ db, account }) => {
    if (db.staff.users.get(account.user.user_id)?.blocked ?? account.blocked)
      throw new Refusal(403, [], { blocked: true });
    return null;
  },
} satisfies AreaHandlers;
