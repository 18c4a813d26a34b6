import { amount } from "../../db/money/amount.ts";
import type { Db } from "../../db/db.ts";
import { createRandom } from "../../db/random.ts";
import { Refusal } from "../../request/refusal.ts";
import { visibleRow } from "../../session/visible.ts";
import type { Actor } from "../../commands/actor.ts";
import { nowOf } from "../transactions/settle.ts";
import type { UtopiaRow, WithdrawGatewayRow } from "./payments-tables.ts";

const HEX = "0123456789ABCDEF";
/** Utopia's fee, as a fraction of the amount. */
const FEE = 0.005;

/** The movements of a wallet, oldest first. */
const rowsOf = (db: Db, uuid: string): UtopiaRow[] => [...db.payments.utopia.values()].filter((it) => it.uuid === uuid);

/** The balance of a wallet in UUSD: amounts received less their fees, less amounts paid out and their fees. */
export const utopiaBalance = (db: Db, uuid: string): number =>
  amount(
    rowsOf(db, uuid)
      .filter((it) => it.status === "CONFIRMED")
      .reduce((sum, it) => sum + (it.transactionType === "TOPUP" ? it.amount - it.fee : -it.amount - it.fee), 0),
  );

/** The Utopia gateway, if it is visible to the account; else a refusal. */
export const utopiaGateway = ({ db, account }: Actor, uuid: string): WithdrawGatewayRow => {
  const row = visibleRow(db, account, db.payments.withdrawGateways.get(uuid));
  if (row?.provider !== "utopia") throw new Refusal(404, "This Utopia wallet does not exist.");
  return row;
};

/** The operator's customer number at Utopia, from its movements; a new number when there are none. */
export const utopiaCustomer = (db: Db, uuid: string): string =>
  rowsOf(db, uuid)[0]?.customerId ?? `C-${10_000 + createRandom(`customer/${uuid}`).int(90_000)}`;

const add = (
  { db, clock }: Actor,
  { uuid, opId }: WithdrawGatewayRow,
  row: Pick<UtopiaRow, "amount" | "fee" | "transactionType"> & { voucherCode?: string },
): UtopiaRow => {
  const random = createRandom(`utopia/${db.payments.utopia.size}`);
  const at = nowOf(clock);
  const made: UtopiaRow = {
    txId: random.text(24, "0123456789abcdef"),
    createdAt: at,
    updatedAt: at,
    voucherCode: `UUSD-${random.text(8, HEX)}-${random.text(8, HEX)}-${random.text(8, HEX)}`,
    customerId: utopiaCustomer(db, uuid),
    currency: "UUSD",
    transactionSubType: null,
    status: "CONFIRMED",
    voucherRefNo: `R-${100_000 + random.int(900_000)}`,
    confirmedAt: at,
    uuid,
    opId,
    ...row,
  };
  db.payments.utopia.set(made.txId, made);
  return made;
};

/**
 * Adds a voucher, which works once, to a wallet. Only Utopia knows its value; here it is 10 to 500, derived from the
 * code.
 */
export const topUpUtopia = (actor: Actor, { uuid, voucherCode }: { uuid: string; voucherCode: string }) => {
  const gateway = utopiaGateway(actor, uuid);
  const code = voucherCode.trim().toUpperCase();
  if (code.length < 28) throw Refusal.ofFields({ voucherCode: "The voucher code must have at least 28 characters." });
  for (const it of actor.db.payments.utopia.values())
    if (it.transactionType === "TOPUP" && it.voucherCode.toUpperCase() === code)
      throw Refusal.ofFields({ voucherCode: "This voucher was already used." });
  const worth = 10 + createRandom(`voucher/${code}`).int(491);
  return add(actor, gateway, {
    voucherCode: code,
    amount: worth,
    fee: amount(worth * FEE),
    transactionType: "TOPUP",
  });
};

/** Pays out of a wallet as a voucher; amount and fee together must not exceed the balance. */
export const withdrawUtopia = (actor: Actor, { uuid, amount: asked }: { uuid: string; amount: number }) => {
  const gateway = utopiaGateway(actor, uuid);
  const worth = amount(asked);
  if (worth <= 0) throw Refusal.ofFields({ amount: "The amount must be at least 0.01." });
  // Nothing else is paid out than what was asked for.
  if (worth !== asked) throw Refusal.ofFields({ amount: "UUSD has 2 decimals." });
  const there = utopiaBalance(actor.db, uuid);
  if (worth > there) throw Refusal.ofFields({ amount: `There are only ${there} UUSD in this wallet.` });
  // Paying out everything: the fee is part of the amount.
  const fee = Math.min(amount(worth * FEE), amount(there - worth));
  return add(actor, gateway, { amount: worth, fee, transactionType: "WITHDRAW" });
};
