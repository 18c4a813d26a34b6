import { changeKyc } from "./change-kyc.ts";
import type { Db } from "../../db/db.ts";
import { kycDataOf } from "./kyc-data.ts";
import type { AreaHandlers } from "../../request/handler.ts";
import { list } from "../../request/list.ts";
import { existing } from "../../request/refusal.ts";
import { visibleRow } from "../../session/visible.ts";
import type { KycRow } from "./kyc-tables.ts";

/** The item with the player's current username. */
export const withUsername = ({ players }: Db, row: KycRow): KycRow => ({
  ...row,
  username: players.get(row.playerId)?.username ?? null,
});

/** Number of pending KYC items of these operators. */
export const waitingKyc = ({ kyc }: Db, scope: ReadonlySet<string>): number => {
  let count = 0;
  for (const { kycStatus, opId } of kyc.items.values()) if (kycStatus === "PENDING" && scope.has(opId)) count += 1;
  return count;
};

export const kyc = {
  listKyc: (call) => {
    const rows = [...call.db.kyc.items.values()].map((it) => withUsername(call.db, it));
    return list(call, rows, {
      opIdOf: (row) => row.opId,
      equal: ["kycStatus", "optionType", "level", "isTest", "playerCode"],
      moment: (row) => row.createdAt,
      search: (row) => [row.playerCode, row.playerId, row.username],
    });
  },

  showKyc: ({ db, account, input: { body } }) => {
    const row = existing(visibleRow(db, account, db.kyc.items.get(body.kycId)), "This KYC document does not exist.");
    return { ...withUsername(db, row), data: kycDataOf(db, row) };
  },

  changeKyc: (call) => changeKyc(call, call.input.body),
} satisfies AreaHandlers;
