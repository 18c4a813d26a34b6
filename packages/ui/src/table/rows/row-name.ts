import { formatAmount } from "../cells/format-amount.ts";
import { visibleText } from "../../visible-text.ts";
import type { Column } from "../types.ts";

/** Column that names the rows of a table. */
export type RowNaming<Row> = {
  /** The noun for a row, within a sentence: "withdrawal". */
  noun?: string | undefined;
  /** Cells of this column are the headers of their rows. */
  identity?: Column<Row> | undefined;
  amount?: Column<Row> | undefined;
};

/**
 * How a table names its rows: by the first column with a text, or, if that has ids, by the column with the person or
 * thing that staff know, and by the first amount.
 */
export const rowNaming = <Row>(columns: readonly Column<Row>[], noun: string | undefined): RowNaming<Row> => {
  const first = columns.find(({ text }) => text);
  const known = first?.skeleton === "id" ? columns.find(({ summary, text }) => text && summary === "identity") : first;
  return { noun, identity: known ?? first, amount: columns.find(({ amount, text }) => amount && text) };
};

const amountOf = <Row>({ text, beside = [] }: Column<Row>, row: Row, locale: string): string | undefined => {
  const figures = formatAmount(text?.(row) ?? "", locale);
  const currency = beside.find(({ word }) => word === "currency")?.value(row);
  return figures && typeof currency === "string" && currency !== "" ? `${figures} ${currency}` : figures;
};

/**
 * The name of a row for screen readers, after the verb of a button. With a noun it tells records of one person apart:
 * "the withdrawal of polarwolf687, 10.54 USD", "the bet C-4002"; without it is the name alone: "Nordea".
 */
export const rowName = <Row>(
  { noun, identity, amount }: RowNaming<Row>,
  row: Row,
  { id, locale }: { id: string; locale: string },
): string => {
  const known = identity?.spoken?.(row) || identity?.text?.(row);
  const name = visibleText(known || id);
  if (noun === undefined) return name;
  const sum = amount && amountOf(amount, row, locale);
  return `the ${noun} ${known && identity?.summary === "identity" ? "of " : ""}${name}${sum ? `, ${sum}` : ""}`;
};
