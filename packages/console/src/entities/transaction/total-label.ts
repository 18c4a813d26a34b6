import type { ListTotal } from "#kit/list/list-total.ts";

/** Label of a transaction total. It includes deleted ones only when the filter asks for them alone (contract). */
export const totalLabel: NonNullable<ListTotal["label"]> = ({ isDeleted }) =>
  isDeleted === true ? "Total" : "Total excluding deleted";
