import type { Column } from "../types.ts";

/** Column properties of a predefined cell; the column adds id, header and width. */
export type Cell<Row> = Pick<
  Column<Row>,
  | "cell"
  | "text"
  | "spoken"
  | "tag"
  | "value"
  | "fileHeader"
  | "zoned"
  | "labels"
  | "currency"
  | "beside"
  | "align"
  | "amount"
  | "summary"
  | "skeleton"
  | "copyable"
  | "shrinks"
  | "quiet"
>;
