import type { components } from "@backoffice/api-client";
import type { Db } from "@backoffice/mocks";
import { firstOf } from "./rows.ts";

const ofNordlys = (provider: string | undefined) => (it: components["schemas"]["DepositGateway"]) =>
  it.opId === "op-nordlys" && (provider === undefined || it.provider === provider);

/** A deposit gateway of Nordlys, optionally of this provider. */
export const depositGateway = (db: Db, provider?: string) => firstOf(db.payments.depositGateways, ofNordlys(provider));

/** A withdraw gateway of Nordlys, optionally of this provider. */
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

/** An amount of UUSD, as the console writes it in English. */
export const uusd = (value: number): string => new Intl.NumberFormat("en", { minimumFractionDigits: 2 }).format(value);

/** The Utopia wallet of Nordlys as the call returns it: its balance is deposits minus withdrawals and fees. */
export const utopiaWallet = (db: Db): components["schemas"]["UtopiaWallet"] => {
  const { uuid, opId, opTitle } = withdrawGateway(db, "utopia");
  const all = [...db.payments.utopia.values()].filter((it) => it.uuid === uuid);
  const cents = all
    .filter((it) => it.status === "CONFIRMED")
    .reduce(
      (sum, it) => sum + Math.round(100 * ((it.transactionType === "TOPUP" ? it.amount : -it.amount) - it.fee)),
      0,
    );
  const customerId = all[0]?.customerId ?? "C-1";
  return { uuid, opId, opTitle, customerId, balances: [{ currency: "UUSD", balance: cents / 100 }] };
};
