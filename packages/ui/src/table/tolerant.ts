import { DASH } from "../display/values/dash.tsx";
import type { Column, RowAction } from "./types.ts";

const attempt = <Result>(run: () => Result, otherwise: Result): Result => {
  try {
    return run();
  } catch (error) {
    // A field that a row lacks; anything else is a fault of the column.
    if (error instanceof TypeError || error instanceof RangeError) return otherwise;
    throw error;
  }
};

/** A column that shows a dash in rows that lack its fields: the server may be newer or older than an open page. */
export const tolerantColumn = <Row>(column: Column<Row>): Column<Row> => {
  const { cell, text, spoken, tag, value, currency, quiet, beside } = column;
  return {
    ...column,
    cell: (row, reader) => attempt(() => cell(row, reader), DASH),
    text: text && ((row) => attempt(() => text(row), "")),
    spoken: spoken && ((row) => attempt(() => spoken(row), undefined)),
    tag: tag && ((row) => attempt(() => tag(row), undefined)),
    value: value && ((row) => attempt(() => value(row), "")),
    currency: currency && ((row) => attempt(() => currency(row), undefined)),
    quiet: quiet && ((row) => attempt(() => quiet(row), false)),
    beside: beside?.map((it) => ({ ...it, value: (row) => attempt(() => it.value(row), "") })),
  };
};

const LACKING = "The server's answer lacks what this action needs. Reload the page.";

/** Why a row takes no action, also if it lacks what decides that. */
export const tolerantReason = (reason: () => string | undefined): string | undefined => attempt(reason, LACKING);

/** An action that is disabled, with the reason, in rows that lack its fields. */
export const tolerantAction = <Row>(action: RowAction<Row>): RowAction<Row> => {
  const { reason, hidden } = action;
  return {
    ...action,
    reason: (row) => tolerantReason(() => reason?.(row)),
    hidden: hidden && ((row) => attempt(() => hidden(row), false)),
  };
};
