import type { TableView } from "../table-view.ts";

/**
 * Serialises the visible columns for a link: comma-separated ids in order, each with its width if the user has set one:
 * `reference,note:240`.
 */
export const linkedColumns = (ids: readonly string[], widths: TableView["widths"] = {}): string =>
  ids.map((id) => (id in widths ? `${id}:${widths[id]}` : id)).join(",");
