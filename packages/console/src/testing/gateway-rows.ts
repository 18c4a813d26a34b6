import type { components } from "@backoffice/api-client";
import type { Db } from "@backoffice/mocks";
import { firstOf } from "./rows.ts";

const ofNordlys = (provider: string | undefined) => (it: components["schemas"]["DepositGateway"]) =>
  it.opId === "op-nordlys" && (provider === undefined || it.provider === provider);

/** A deposit gateway of Nordlys; the one of this provider, if it matters. */
export const depositGateway = (db: Db, provider?: string) => firstOf(db.payments.depositGateways, ofNordlys(provider));

/** A withdraw gateway of Nordlys; the one of this provider, if it matters. */
export const withdrawGateway = (db: Db, provider?: string) =>
  firstOf(db.payments.withdrawGateways, ofNordlys(provider));

/** Sets the gateways that an operator or brand may have in one direction. */
export const allowGateways = (
  db: Db,
  opId: string,
  direction: "deposit" | "withdraw",
  allowedGateways: string[],
): void => {
  const operator = db.operators.get(opId)!;
  db.operators.set(opId, { ...operator, settings: { ...operator.settings, [direction]: { allowedGateways } } });
};
