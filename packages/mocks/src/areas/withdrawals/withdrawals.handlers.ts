import { decideInProgress, decideWithdrawal } from "./decide-withdrawal.ts";
import { confirmTomani, decideJb, forceJb, resend } from "./pay-withdrawal.ts";
import { transactionOf } from "../transactions/transaction-of.ts";
import { withChecks } from "./checks-of.ts";
import { asWithdrawal, type Withdrawal } from "./withdrawal-of.ts";
import type { AreaHandlers } from "../../request/handler.ts";
import { list } from "../../request/list.ts";
import { newestFirst, transactionFilter, transactionRules } from "../transactions/transaction-filter.ts";

export const withdrawals = {
  listWithdrawals: (call) => {
    const { db } = call;
    const { paymentProvider, ...filter } = call.input.body;
    const fits = transactionFilter({ ...filter, transactionType: "WITHDRAW" });
    const rows = newestFirst(db.transactions.transactions).flatMap((row) =>
      row.transactionType === "WITHDRAW" ? [asWithdrawal(db, row)] : [],
    );
    const page = list(
      call,
      rows,
      transactionRules<Withdrawal>((row) => (!paymentProvider || row.paymentProvider === paymentProvider) && fits(row)),
    );
    return { ...page, items: withChecks(db, page.items) };
  },

  showWithdrawal: (call) => {
    const tx = transactionOf(call, call.input.body, "withdrawal", ["WITHDRAW"]);
    return withChecks(call.db, [asWithdrawal(call.db, tx)])[0]!;
  },

  listAffiliateProfitWithdrawals: (call) =>
    list(
      call,
      newestFirst(call.db.transactions.transactions),
      transactionRules(transactionFilter({ ...call.input.body, transactionType: "AFFILIATE" })),
    ),

  decideWithdrawal: (call) => decideWithdrawal(call, call.input.body),
  decideProviderWithdrawal: (call) => decideWithdrawal(call, call.input.body, call.input.path.provider),
  decideJbWithdrawal: (call) => decideJb(call, call.input.body),
  forceJbWithdrawal: (call) => forceJb(call, call.input.body),
  confirmTomaniWithdrawal: (call) => confirmTomani(call, call.input.body),
  decideWithdrawalInProgress: (call) => decideInProgress(call, call.input.body),
  resendWithdrawal: (call) => resend(call, call.input.body, false),
  resendCpgWithdrawal: (call) => resend(call, call.input.body, true),
} satisfies AreaHandlers;
