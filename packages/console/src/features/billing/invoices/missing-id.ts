/** Documented sentence for a missing invoice id (money §5). */
export const MISSING_INVOICE_ID = "Missing Invoice ID.";
