import { cloneBonus, cloneBonusRelease } from "./clone-bonus.ts";
import {
  createBonus,
  createBonusRelease,
  deleteBonus,
  deleteBonusRelease,
  updateBonus,
  updateBonusRelease,
} from "./save-bonus.ts";
import { bonusTransactions } from "./bonus-transactions.ts";
import { releaseStatus } from "./seed-bonus.ts";
import type { Handlers } from "../../request/handler.ts";
import { list } from "../../request/list.ts";
import { Refusal } from "../../request/refusal.ts";
import { visibleRow } from "../../session/visible.ts";

type Ids =
  | "listBonuses"
  | "showBonus"
  | "createBonus"
  | "updateBonus"
  | "deleteBonus"
  | "cloneBonus"
  | "listBonusReleases"
  | "showBonusRelease"
  | "createBonusRelease"
  | "updateBonusRelease"
  | "deleteBonusRelease"
  | "cloneBonusRelease"
  | "listBonusClaims"
  | "listBonusTransactions";

export const bonus: Handlers<Ids> = {
  listBonuses: (call) => {
    return list(call, call.db.bonus.bonuses.values(), {
      opIdOf: (row) => row.opId,
      equal: ["type", "prizeType", "status"],
      moment: (row) => row.createdAt,
      search: (row) => [row.title, row.uniqeId, row.opTitle],
      newestBy: "createdAt",
    });
  },
  showBonus: ({ db, account, input: { body } }) =>
    visibleRow(db, account, db.bonus.bonuses.get(body.bonusId)) ?? new Refusal(404, "This bonus does not exist."),
  createBonus: ({ db, account, clock, input: { body } }) => createBonus(db, account, clock, body),
  updateBonus: ({ db, account, clock, input: { body } }) => updateBonus(db, account, clock, body),
  deleteBonus: ({ db, account, input: { query } }) => deleteBonus(db, account, query),
  cloneBonus: ({ db, account, clock, input: { body } }) => cloneBonus(db, account, clock, body),

  listBonusReleases: (call) => {
    const now = call.clock.now();
    const rows = [...call.db.bonus.releases.values()].map((row) => ({ ...row, status: releaseStatus(row, now) }));
    return list(call, rows, {
      opIdOf: (row) => row.opId,
      equal: ["prizeType", "status"],
      moment: (row) => row.startTime,
      search: (row) => [row.title, row.uniqeId, row.opTitle],
      newestBy: "startTime",
    });
  },
  showBonusRelease: ({ db, account, clock, input: { body } }) => {
    const row = visibleRow(db, account, db.bonus.releases.get(body.bonusId));
    return row ? { ...row, status: releaseStatus(row, clock.now()) } : new Refusal(404, "This bonus does not exist.");
  },
  createBonusRelease: ({ db, account, clock, input: { body } }) => createBonusRelease(db, account, clock, body),
  updateBonusRelease: ({ db, account, clock, input: { body } }) => updateBonusRelease(db, account, clock, body),
  deleteBonusRelease: ({ db, account, clock, input: { query } }) => deleteBonusRelease(db, account, clock, query),
  cloneBonusRelease: ({ db, account, clock, input: { body } }) => cloneBonusRelease(db, account, clock, body),

  listBonusClaims: (call) => {
    const { playerCode } = call.input.body;
    return list(call, call.db.bonus.claims.values(), {
      opIdOf: (row) => row.opId,
      equal: ["status", "type", "bonusId", "isTest"],
      moment: (row) => row.claimedAt,
      keep: (row) => !playerCode || row.playerCode === playerCode.trim().toUpperCase(),
      search: (row) => [row.playerCode, row.username, row.title],
      newestBy: "claimedAt",
    });
  },
  listBonusTransactions: (call) => {
    const { currency, playerCode } = call.input.body;
    return list(call, bonusTransactions(call.db), {
      opIdOf: (row) => row.opId,
      equal: ["status", "transactionSubType", "bonusId", "isTest"],
      moment: (row) => row.createdAt,
      keep: (row) =>
        (!currency?.trim() || row.toCurrency === currency.trim().toUpperCase()) &&
        (!playerCode || row.playerCode === playerCode.trim().toUpperCase()),
      search: (row) => [row.playerCode, row.username, row.bonusTitle, row.txId],
      newestBy: "createdAt",
    });
  },
};
