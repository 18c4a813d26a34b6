import type { Column } from "./types.ts";

export type Pin = "start" | "end" | "none";

/** How a reader arranged the columns, against their defaults. */
export type ColumnArrangement = {
  /** Ids in the order they are drawn; columns it does not know stay after the one they follow by default. */
  order?: readonly string[] | undefined;
  /** Pixels by id. */
  widths?: Readonly<Record<string, number>> | undefined;
  /** Edges by id; `none` lets go of a column that sticks by default. */
  pins?: Readonly<Record<string, Pin>> | undefined;
};

/** A column with the reader's wishes in it; `fixed` when they gave it its width. */
export type ArrangedColumn<Row> = Column<Row> & { fixed?: boolean | undefined };

const GROUPS = ["start", undefined, "end"] as const;

/** `ids` in the wished order. */
export const orderIds = (ids: readonly string[], order: readonly string[] = []): string[] => {
  const known = [...new Set(order)].filter((id) => ids.includes(id));
  const ordered = [...known];
  for (const [at, id] of ids.entries()) {
    if (known.includes(id)) continue;
    const before = ids[at - 1];
    ordered.splice(before === undefined ? 0 : ordered.indexOf(before) + 1, 0, id);
  }
  return ordered;
};

/** The columns as they are drawn: those that stick to the start, the others, those that stick to the end. */
export const arrangeColumns = <Row>(
  columns: readonly Column<Row>[],
  { order, widths = {}, pins = {} }: ColumnArrangement,
): ArrangedColumn<Row>[] => {
  const byId = new Map(columns.map((column) => [column.id, column]));
  const arranged = orderIds([...byId.keys()], order).flatMap((id): ArrangedColumn<Row>[] => {
    const column = byId.get(id);
    if (!column) return [];
    const pin = pins[id];
    const width = widths[id];
    if (pin === undefined && width === undefined) return [column];
    const sticky = pin === undefined ? column.sticky : pin === "none" ? undefined : pin;
    return [{ ...column, sticky, ...(width !== undefined && { width, fixed: true }) }];
  });
  return GROUPS.flatMap((edge) => arranged.filter((column) => column.sticky === edge));
};

/** `ids` with `id` taken out and put beside `target`. */
export const moveBeside = (ids: readonly string[], id: string, target: string, side: "before" | "after"): string[] => {
  if (id === target) return [...ids];
  const rest = ids.filter((it) => it !== id);
  const at = rest.indexOf(target);
  if (at < 0) return [...ids];
  rest.splice(side === "before" ? at : at + 1, 0, id);
  return rest;
};

/** The shown column that `id` may change places with: the next one towards `by`, at the same edge. */
export const neighbourOf = <Row>(shown: readonly ArrangedColumn<Row>[], id: string, by: 1 | -1): string | undefined => {
  const at = shown.findIndex((column) => column.id === id);
  const next = shown[at + by];
  return at >= 0 && next && next.sticky === shown[at]?.sticky ? next.id : undefined;
};
