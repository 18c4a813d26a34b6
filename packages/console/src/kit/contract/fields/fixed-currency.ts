import type { Field } from "@backoffice/api-client";

/** The currency code that the contract gives all amounts of a field. */
export const fixedCurrency = ({ currency }: Pick<Field, "currency">): string | undefined =>
  currency !== undefined && /^[A-Z]{3,5}$/.test(currency) ? currency : undefined;
