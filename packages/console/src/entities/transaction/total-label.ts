import type { ListTotal } from "#kit/list/list-total.tsx";

/** The label of a sum of transactions, which counts deleted ones only where they alone are asked for (contract). */
export const totalLabel: NonNullable<ListTotal["label"]> = ({ isDeleted }) =>
  isDeleted === true ? "Total" : "Total without deleted";
