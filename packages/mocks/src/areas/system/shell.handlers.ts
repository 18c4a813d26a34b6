import { badgesOf } from "./badges.ts";
import type { AreaHandlers } from "../../request/handler.ts";
import { waitingFor } from "../../db/waiting.ts";
import { scopeOf } from "../../session/visible.ts";

/** Milliseconds between two quotes of the rates. */
const QUOTED_EVERY = 300_000;

/** How many reports of the console are kept. */
const MOST_REPORTS = 200;

export const shell = {
  getBadges: ({ db, account, input: { query } }) => {
    const scope = scopeOf(db, account, query?.opId, query?.includeBrands);
    return badgesOf(db, scope);
  },

  getWaiting: ({ db, account, clock, input: { query } }) => {
    const scope = scopeOf(db, account, query?.opId, query?.includeBrands);
    return waitingFor(db, account.permissions, scope, clock.now());
  },

  getRates: ({ db, clock }) => {
    const at = new Date(Math.floor(clock.now() / QUOTED_EVERY) * QUOTED_EVERY).toISOString();
    const quotedAt = Object.fromEntries(Object.keys(db.rates).map((code) => [code, at]));
    return { exchangeRates: db.rates, quotedAt: { ...quotedAt, ...db.ratesQuotedAt } };
  },

  listNotifications: ({ db }) => db.notifications,

  listTooltips: ({ db, account, input: { query } }) => {
    scopeOf(db, account, query?.opId);
    return db.tooltips;
  },

  sendClientReports: ({ db, input: { body } }) => {
    const { system } = db;
    system.clientReports = [...body.reports.toReversed(), ...system.clientReports].slice(0, MOST_REPORTS);
    return null;
  },
} satisfies AreaHandlers;
