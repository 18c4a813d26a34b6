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
import type { AreaHandlers } from "../../request/handler.ts";
import { list } from "../../request/list.ts";
import { existing } from "../../request/refusal.ts";
import { visibleRow } from "../../session/visible.ts";

export const bonus = {
  listBonuses: (call) =>
    list(call, call.db.bonus.bonuses.values(), {
      opIdOf: (row) => row.opId,
      equal: ["type", "prizeType", "status"],
      moment: (row) => row.createdAt,
      search: (row) => [row.title, row.uniqeId, row.opTitle],
      newestBy: "createdAt",
    }),
  showBonus: ({ db, account, input: { body } }) =>
    existing(visibleRow(db, account, db.bonus.bonuses.get(body.bonusId)), "This bonus does not exist."),
  createBonus: (call) => createBonus(call, call.input.body),
  updateBonus: (call) => updateBonus(call, call.input.body),
  deleteBonus: ({ db, account, input: { query } }) => deleteBonus(db, account, query),
  cloneBonus: (call) => cloneBonus(call, call.input.body),

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
    const row = existing(visibleRow(db, account, db.bonus.releases.get(body.bonusId)), "This bonus does not exist.");
    return { ...row, status: releaseStatus(row, clock.now()) };
  },
  createBonusRelease: (call) => createBonusRelease(call, call.input.body),
  updateBonusRelease: (call) => updateBonusRelease(call, call.input.body),
  deleteBonusRelease: (call) => deleteBonusRelease(call, call.input.query),
  cloneBonusRelease: (call) => cloneBonusRelease(call, call.input.body),

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
} satisfies AreaHandlers;
