import type { Input } from "@backoffice/api-client/contract";
import type { Actor } from "../../commands/actor.ts";
import type { Operations } from "../../request/handler.ts";
import { Refusal } from "../../request/refusal.ts";
import type { Account } from "../../session/accounts.ts";
import { isPlatform } from "../../session/permissions-of.ts";
import { partnerNamed } from "./partner-named.ts";
import { withdrawInfo } from "./partner-balance.ts";
import type { PartnerWithdrawRow } from "./partners-tables.ts";

type Request = Input<Operations["requestPartnerWithdraw"]>["body"];
type Review = Input<Operations["reviewPartnerWithdraw"]>["body"];

/** Whether the account may decide: platform staff, and users of an operator (not of a brand) (money §6). */
const mayHandle = ({ role, user }: Account): boolean => isPlatform(role) || user.parentOpId === null;

const NOT_FOR_BRANDS = "Brand users cannot handle partner withdrawals.";

/** Requests the withdrawal of all that a partner may withdraw (money §5). */
export const requestPartnerWithdraw = (
  { db, account, clock }: Actor,
  { opId, partnerId, walletAddress }: Request,
): PartnerWithdrawRow => {
  if (!mayHandle(account)) throw new Refusal(403, NOT_FOR_BRANDS);
  const partner = partnerNamed(db, account, { partnerId, opId });
  const info = withdrawInfo(db, partner, clock.now());
  if (info.requestsThisMonth >= info.maxNoWithdrawalRequests)
    throw new Refusal(400, `No more than ${info.maxNoWithdrawalRequests} withdrawals can be requested in a month.`);
  const amount = info.availableToWithdraw;
  if (amount === 0) throw new Refusal(400, "You don't have enough funds to make a withdrawal.");
  const row: PartnerWithdrawRow = {
    txId: `ptx-${90_000 + db.partners.withdraws.size}`,
    opId,
    opTitle: partner.opTitle,
    partnerId,
    partnerTitle: partner.partnerTitle,
    status: "PENDING",
    fromAmount: amount,
    fromCurrency: "USD",
    fromAmountInUSD: amount,
    toAmount: amount,
    toCurrency: "USDT",
    toAmountInUSD: amount,
    network: "TRON",
    destinationAddress: walletAddress,
    createdAt: new Date(clock.now()).toISOString(),
    confirmedBy: null,
    confirmedAt: null,
    rejectedBy: null,
    rejectedAt: null,
    note: null,
  };
  db.partners.withdraws.set(row.txId, row);
  return row;
};

/** Approves or rejects a pending withdrawal; a rejected amount returns to the balance (money §4). */
export const reviewPartnerWithdraw = (
  { db, account, clock }: Actor,
  { txId, partnerId, actionType, note }: Review,
): PartnerWithdrawRow => {
  if (!mayHandle(account)) throw new Refusal(403, NOT_FOR_BRANDS);
  const row = db.partners.withdraws.get(txId);
  const partner = row && partnerNamed(db, account, { partnerId: row.partnerId });
  if (!row || partner instanceof Refusal) throw new Refusal(404, "This withdrawal does not exist.");
  if (row.partnerId !== partnerId) throw Refusal.ofFields({ partnerId: "This withdrawal is another partner's." });
  if (note.trim() === "") throw Refusal.ofFields({ note: "The note is required." });
  if (row.status === "CONFIRMED")
    throw new Refusal(400, `This withdrawal has already been approved by ${row.confirmedBy ?? "someone"}.`);
  if (row.status === "REJECTED")
    throw new Refusal(400, `This withdrawal has already been rejected by ${row.rejectedBy ?? "someone"}.`);
  const who = account.nickname ?? account.email;
  const now = new Date(clock.now()).toISOString();
  const decided: PartnerWithdrawRow =
    actionType === "approve"
      ? { ...row, status: "CONFIRMED", confirmedBy: who, confirmedAt: now, note }
      : { ...row, status: "REJECTED", rejectedBy: who, rejectedAt: now, note };
  db.partners.withdraws.set(txId, decided);
  return decided;
};
