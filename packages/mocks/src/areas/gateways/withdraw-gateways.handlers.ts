import { createGateway, deleteGateway, updateGateway } from "./edit-gateway.ts";
import { topUpUtopia, utopiaBalance, utopiaCustomer, utopiaGateway, withdrawUtopia } from "./use-utopia.ts";
import { amount } from "../../db/money/amount.ts";
import { treasuriesOf } from "../wallet/treasuries.ts";
import { gatewayRules } from "./gateway-rules.ts";
import type { AreaHandlers } from "../../request/handler.ts";
import { list } from "../../request/list.ts";
import { existing } from "../../request/refusal.ts";
import { sorted } from "../../request/sorted.ts";
import { newestFirst } from "../transactions/transaction-filter.ts";
import { scopeOf, visibleRow } from "../../session/visible.ts";

export const withdrawGateways = {
  createWithdrawGateway: (call) => createGateway(call, "withdraw", call.db.payments.withdrawGateways, call.input.body),
  updateWithdrawGateway: (call) => updateGateway(call, call.db.payments.withdrawGateways, call.input.body),
  deleteWithdrawGateway: (call) => deleteGateway(call, call.db.payments.withdrawGateways, call.input.query),

  listWithdrawGateways: (call) => {
    const rows = [...call.db.payments.withdrawGateways.values()];
    return list(call, rows, gatewayRules(call.input.body));
  },

  showWithdrawGateway: ({ db, account, input: { body } }) =>
    existing(visibleRow(db, account, db.payments.withdrawGateways.get(body.uuid)), "This gateway does not exist."),

  listTomaniGateways: ({ db, account, input: { query } }) => {
    scopeOf(db, account, query.opId);
    const places = [query.opId, db.operators.get(query.opId)?.parentOpId];
    const found = [...db.payments.withdrawGateways.values()].filter(
      (it) => it.provider === "tomani" && it.status === "ACTIVE" && places.includes(it.opId),
    );
    return sorted(found, (it) => it.order).map(({ uuid, provider, title }) => ({ uuid, provider, title }));
  },

  showUtopiaWallet: (call) => {
    const row = utopiaGateway(call, call.input.body.uuid);
    const { uuid, opId, opTitle } = row;
    const balances = [{ currency: "UUSD", balance: utopiaBalance(call.db, uuid) }];
    return { uuid, opId, opTitle, customerId: utopiaCustomer(call.db, uuid), balances };
  },

  topUpUtopiaWallet: (call) => topUpUtopia(call, call.input.body),
  withdrawFromUtopiaWallet: (call) => withdrawUtopia(call, call.input.body),

  listUtopiaTransactions: (call) =>
    list(call, newestFirst(call.db.payments.utopia), {
      opIdOf: (row) => row.opId,
      equal: ["uuid", "status", "transactionType"],
      moment: (row) => row.createdAt,
      search: (row) => [row.txId, row.customerId, row.voucherRefNo],
    }),

  showUtopiaTransaction: ({ db, account, input: { body } }) =>
    existing(visibleRow(db, account, db.payments.utopia.get(body.txId)), "This transaction does not exist."),

  listTreasuries: (call) => {
    const { currency } = call.input.body;
    const code = currency?.trim().toUpperCase();
    return list(call, treasuriesOf(call.db), {
      opIdOf: (row) => row.opId,
      equal: ["isLow"],
      keep: (row) => !code || row.currency === code,
      search: (row) => [row.opTitle, row.currency],
    });
  },

  showTreasuryAccount: ({ db, account, input: { body } }) => {
    const operator = existing(db.operators.get(body.opId), "This operator does not exist.");
    scopeOf(db, account, body.opId);
    const own = sorted(
      treasuriesOf(db).filter((it) => it.opId === body.opId),
      (it) => it.currency,
    );
    const totalInUSD = amount(own.reduce((sum, it) => sum + it.balanceInUSD, 0));
    return { opId: body.opId, opTitle: operator.title, totalInUSD, treasuries: own };
  },
} satisfies AreaHandlers;
