import type { ListTotal } from "#kit/list/list-total.ts";

/**
 * Label of a transaction total. It includes deleted ones only when the filter asks for them alone, and pending and rejected
 * ones unless the filter has a status (contract).
 */
export const totalLabel: NonNullable<ListTotal["label"]> = ({ isDeleted, status }) =>
  (status === undefined ? "Total of all statuses" : "Total") + (isDeleted === true ? "" : ", excluding deleted");
