/** The documented sentence of what is done with an invoice whose id is not known (money §5). */
export const MISSING_INVOICE_ID = "Missing Invoice ID.";
