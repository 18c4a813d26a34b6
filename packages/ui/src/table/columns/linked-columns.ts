import type { TableView } from "../table-view.ts";

/**
 * The columns in sight as a link says them: their ids in order, with commas between, each with the width that the reader
 * gave it: `reference,note:240`.
 */
export const linkedColumns = (ids: readonly string[], widths: TableView["widths"] = {}): string =>
  ids.map((id) => (id in widths ? `${id}:${widths[id]}` : id)).join(",");
