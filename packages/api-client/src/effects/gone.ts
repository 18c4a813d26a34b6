import type { ReadId, WriteId } from "../generated/operations.ts";
import type { Effects } from "./effects-of.ts";

/** Deletions whose record is found by a read of another name, by several, or still. */
const FOUND_OTHERWISE: Effects = {
  deleteDomain: ["listDomains"],
  deleteFrontDoorDomain: ["showFrontDoorDomain", "showFrontDoorEndpoint"],
  deleteMedia: ["findMediaUses"],
  deleteManualPayment: ["showPayment", "showBillingRecord"],
  deleteInvoice: ["showInvoice", "showBillingRecord"],
  deletePaymentRecord: ["showPayment", "showBillingRecord"],
  // It is kept, and shown as deleted.
  deleteTransaction: [],
};

/**
 * Of the reads that a deletion makes stale, those that find nothing any more: the deleted record's own. `deleteBank` is
 * the end of `showBank`. They are not sent again while its panel closes, for there is nothing to show; a record that is
 * kept as deleted is not among them. Proved with the effects table.
 */
export const goneOf = (effects: Readonly<Record<WriteId, readonly ReadId[]>>): Effects => {
  const own = Object.entries(effects).flatMap(([write, stale]) => {
    const read = write.startsWith("delete") ? stale.find((it) => it === write.replace("delete", "show")) : undefined;
    return read ? [[write, [read]] as const] : [];
  });
  return { ...Object.fromEntries(own), ...FOUND_OTHERWISE };
};
