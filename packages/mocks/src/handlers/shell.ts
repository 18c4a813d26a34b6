import { badgesOf } from "../db/badges.ts";
import type { Handlers } from "../request/handler.ts";
import { waitingFor } from "../db/waiting.ts";
import { Refusal } from "../request/refusal.ts";
import { scopeOf } from "../session/visible.ts";

export const shell: Handlers<"getBadges" | "getWaiting" | "getRates" | "listNotifications" | "listTooltips"> = {
  getBadges: ({ db, account, input: { query } }) => {
    const scope = scopeOf(db, account, query?.opId, query?.includeBrands);
    return scope instanceof Refusal ? scope : badgesOf(db, scope);
  },

  getWaiting: ({ db, account, input: { query } }) => {
    const scope = scopeOf(db, account, query?.opId, query?.includeBrands);
    return scope instanceof Refusal ? scope : waitingFor(db, account.permissions, scope);
  },

  getRates: ({ db }) => ({ exchangeRates: db.rates }),

  listNotifications: ({ db }) => db.notifications,

  listTooltips: ({ db, account, input: { query } }) => {
    const scope = scopeOf(db, account, query?.opId);
    return scope instanceof Refusal ? scope : db.tooltips;
  },
};
