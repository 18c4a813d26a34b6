import type { Column } from "../types.ts";

/** What a ready-made cell gives to a column; the column adds its id, its header and its width. */
export type Cell<Row> = Pick<
  Column<Row>,
  "cell" | "text" | "value" | "zoned" | "labels" | "beside" | "align" | "amount" | "skeleton" | "copyable" | "shrinks"
>;
