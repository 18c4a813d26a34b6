import { createGateway, deleteGateway, updateGateway } from "../commands/edit-gateway.ts";
import { rateOf } from "../db/amount.ts";
import { gatewayRules } from "../request/gateway-rules.ts";
import type { Handlers } from "../request/handler.ts";
import { list } from "../request/list.ts";
import { Refusal } from "../request/refusal.ts";
import { visibleRow } from "../session/visible.ts";

export const depositGateways: Handlers<
  | "createDepositGateway"
  | "updateDepositGateway"
  | "deleteDepositGateway"
  | "listDepositGateways"
  | "showDepositGateway"
  | "getGatewayRates"
> = {
  createDepositGateway: (call) => createGateway(call, "deposit", call.db.payments.depositGateways, call.input.body),
  updateDepositGateway: (call) => updateGateway(call, call.db.payments.depositGateways, call.input.body),
  deleteDepositGateway: (call) => deleteGateway(call, call.db.payments.depositGateways, call.input.query),

  listDepositGateways: (call) => list(call, call.db.payments.depositGateways.values(), gatewayRules(call.input.body)),

  showDepositGateway: ({ db, account, input: { body } }) =>
    visibleRow(db, account, db.payments.depositGateways.get(body.uuid)) ??
    new Refusal(404, "This gateway does not exist."),

  // Eight decimals: small coins need them, and nothing is paid by these numbers.
  getGatewayRates: ({ input: { body } }) => {
    const rates: Record<string, Record<string, { autoRate: number }>> = {};
    for (const gateway of body.gatewayCurrencies)
      for (const wallet of body.playerWalletCurrencies) {
        const [theirs, ours] = [rateOf(gateway), rateOf(wallet)];
        if (theirs === undefined || ours === undefined) continue;
        rates[gateway] ??= {};
        rates[gateway][wallet] = { autoRate: Math.round((theirs / ours) * 1e8) / 1e8 };
      }
    return rates;
  },
};
