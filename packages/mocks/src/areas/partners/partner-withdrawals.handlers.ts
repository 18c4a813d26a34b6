import { withdrawInfo } from "./partner-balance.ts";
import { partnerNamed, seesPartner } from "./partner-named.ts";
import { requestPartnerWithdraw, reviewPartnerWithdraw } from "./partner-withdraw.ts";
import type { AreaHandlers } from "../../request/handler.ts";
import { list } from "../../request/list.ts";
import { Refusal } from "../../request/refusal.ts";
import { sorted } from "../../request/sorted.ts";
import { visibleRow } from "../../session/visible.ts";
import type { PartnerWithdrawRow } from "./partners-tables.ts";

const SORTS = {
  createdAt: (row: PartnerWithdrawRow) => row.createdAt,
  status: (row: PartnerWithdrawRow) => row.status,
  partnerTitle: (row: PartnerWithdrawRow) => row.partnerTitle.toLowerCase(),
  opTitle: (row: PartnerWithdrawRow) => row.opTitle.toLowerCase(),
  toAmountInUSD: (row: PartnerWithdrawRow) => row.toAmountInUSD,
};

export const partnerWithdrawals = {
  reviewPartnerWithdraw: (call) => reviewPartnerWithdraw(call, call.input.body),
  requestPartnerWithdraw: (call) => requestPartnerWithdraw(call, call.input.body),

  listPartnerWithdraws: (call) =>
    list(call, call.db.partners.withdraws.values(), {
      opIdOf: (row) => row.opId,
      equal: ["partnerId", "status"],
      moment: (row) => row.createdAt,
      keep: (row) => seesPartner(call.account, row.partnerId),
      search: (row) => [row.txId, row.partnerTitle, row.destinationAddress],
      sorts: SORTS,
    }),

  showPartnerWithdraw: ({ db, account, input: { body } }) => {
    const row = visibleRow(db, account, db.partners.withdraws.get(body.txId));
    if (!row || !seesPartner(account, row.partnerId)) throw new Refusal(404, "This withdrawal does not exist.");
    return row;
  },

  listPartnerWithdrawHistory: (call) => {
    const newest = sorted([...call.db.partners.withdraws.values()], SORTS.createdAt, "desc");
    const found = list(call, newest, {
      opIdOf: (row) => row.opId,
      equal: ["partnerId"],
      keep: (row) => seesPartner(call.account, row.partnerId),
    });
    const items = found.items.map(({ txId, createdAt, toCurrency, toAmountInUSD, status, note }) => ({
      txId,
      createdAt,
      toCurrency,
      toAmountInUSD,
      status,
      note,
    }));
    return { ...found, items };
  },

  showPartnerWithdrawInfo: ({ db, account, clock, input: { body } }) => {
    const partner = partnerNamed(db, account, body);
    return withdrawInfo(db, partner, clock.now());
  },
} satisfies AreaHandlers;
