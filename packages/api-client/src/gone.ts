import type { ReadId, WriteId } from "./generated/operations.ts";

/** Reads by the write that makes them stale. */
type Effects = { readonly [Id in WriteId]?: readonly ReadId[] };

/** Deletions whose record is read by a call of another name, by several calls, or is still found. */
const FOUND_OTHERWISE: Effects = {
  deleteDomain: ["listDomains"],
  deleteFrontDoorDomain: ["showFrontDoorDomain", "showFrontDoorEndpoint"],
  deleteMedia: ["findMediaUses"],
  deleteWithdrawGateway: ["showWithdrawGateway", "showUtopiaWallet"],
  deleteManualPayment: ["showPayment", "showBillingRecord"],
  deleteInvoice: ["showInvoice", "showBillingRecord"],
  deletePaymentRecord: ["showPayment", "showBillingRecord"],
  // The transaction is kept, and shown as deleted.
  deleteTransaction: [],
};

/**
 * Of the reads that a deletion makes stale, those of the deleted record itself, e.g. `showBank` after `deleteBank`.
 * They are not sent again while the record's panel closes, as they would find nothing. Records that are kept and marked
 * as deleted are not included. Verified together with the effects table.
 */
export const goneOf = (effects: Readonly<Record<WriteId, readonly ReadId[]>>): Effects => {
  const own = Object.entries(effects).flatMap(([write, stale]) => {
    const read = write.startsWith("delete") ? stale.find((it) => it === write.replace("delete", "show")) : undefined;
    return read ? [[write, [read]] as const] : [];
  });
  return { ...Object.fromEntries(own), ...FOUND_OTHERWISE };
};
