import { decideTransaction } from "./decide-transaction.ts";
import { deleteTransaction } from "./delete-transaction.ts";
import { transactionOf } from "./transaction-of.ts";
import type { AreaHandlers } from "../../request/handler.ts";
import { list } from "../../request/list.ts";
import { totalInUSD } from "./total-in-usd.ts";
import { newestFirst, transactionFilter, transactionRules } from "./transaction-filter.ts";

export const transactions = {
  listTransactions: (call) =>
    list(call, newestFirst(call.db.transactions.transactions), transactionRules(transactionFilter(call.input.body))),

  getTransactionsTotal: (call) =>
    totalInUSD(
      call,
      [...call.db.transactions.transactions.values()],
      transactionRules(transactionFilter(call.input.body)),
    ),

  showTransaction: (call) => transactionOf(call, call.input.body, "transaction"),

  listTransactionHistory: (call) => {
    const { type, limit, page, playerCode, opId } = call.input.body;
    const body = { page, itemsPerPage: limit, opId };
    const fits = transactionFilter({ transactionType: type, playerCode, isDeleted: false });
    return list({ ...call, input: { body } }, newestFirst(call.db.transactions.transactions), transactionRules(fits));
  },

  deleteTransaction: (call) => deleteTransaction(call, call.input.query),

  decideBonusTransaction: (call) => decideTransaction(call, { type: "BONUS", what: "bonus" }, call.input.body),
  decideCashback: (call) => decideTransaction(call, { type: "CASHBACK", what: "cashback" }, call.input.body),
  decideAffiliateWithdrawal: (call) =>
    decideTransaction(call, { type: "AFFILIATE", what: "withdrawal" }, call.input.body),
  decideReferralClaim: (call) =>
    decideTransaction(call, { type: "REFERRAL_PROFIT", what: "referral claim" }, call.input.body),
} satisfies AreaHandlers;
