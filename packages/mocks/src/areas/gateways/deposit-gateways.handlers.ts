import { createGateway, deleteGateway, updateGateway } from "./edit-gateway.ts";
import { rateOf } from "../../db/money/amount.ts";
import { gatewayRules } from "./gateway-rules.ts";
import type { AreaHandlers } from "../../request/handler.ts";
import { list } from "../../request/list.ts";
import { existing } from "../../request/refusal.ts";
import { visibleRow } from "../../session/visible.ts";

/** The currencies that have a rate, each with its units per US dollar. */
const quoted = (currencies: readonly string[]): (readonly [string, number])[] =>
  currencies.flatMap((it) => {
    const rate = rateOf(it);
    return rate === undefined ? [] : [[it, rate] as const];
  });

export const depositGateways = {
  createDepositGateway: (call) => createGateway(call, "deposit", call.db.payments.depositGateways, call.input.body),
  updateDepositGateway: (call) => updateGateway(call, call.db.payments.depositGateways, call.input.body),
  deleteDepositGateway: (call) => deleteGateway(call, call.db.payments.depositGateways, call.input.query),

  listDepositGateways: (call) => list(call, call.db.payments.depositGateways.values(), gatewayRules(call.input.body)),

  showDepositGateway: ({ db, account, input: { body } }) =>
    existing(visibleRow(db, account, db.payments.depositGateways.get(body.uuid)), "This gateway does not exist."),

  // Eight decimals, for coins of small value; these rates are only displayed.
  getGatewayRates: ({ input: { body } }) => {
    const wallets = quoted(body.playerWalletCurrencies);
    const ratesFor = (theirs: number) =>
      Object.fromEntries(
        wallets.map(([wallet, ours]) => [wallet, { autoRate: Math.round((theirs / ours) * 1e8) / 1e8 }]),
      );
    return Object.fromEntries(quoted(body.gatewayCurrencies).map(([gateway, theirs]) => [gateway, ratesFor(theirs)]));
  },
} satisfies AreaHandlers;
