import type { RowData } from "@tanstack/react-table";
import type { LucideIcon } from "lucide-react";
import type { ReactNode, Ref } from "react";
import type { FailedStateProps } from "../feedback/states/failed-state.tsx";
import type { Locale } from "../display/locale/locale.ts";
import type { Chord } from "../keys/keys.ts";
import type { CsvValue } from "./export/csv-field.ts";
import type { RowCursor } from "./grid/row-cursor.ts";
import type { Sort } from "./sort.ts";
import type { Views } from "./views/views-types.ts";

export type { RowData };

export type Density = "compact" | "comfortable";

export type Column<Row> = {
  /** Id, and the key reported for sorting. */
  id: string;
  header: string;
  /** One sentence about the content, shown as a tooltip of the column header. */
  help?: string | undefined;
  /** Renders the cell; `reader` has the locale of dates and numbers. */
  cell: (row: Row, reader: Locale) => ReactNode;
  /** Raw text of the cell, for copying and CSV. */
  text?: ((row: Row) => string) | undefined;
  /** Name in the names of the row's controls, if that is not the raw text: a player's name instead of the id. */
  spoken?: ((row: Row) => string | undefined) | undefined;
  /** The word of a badge after the text, for the width of the column. */
  tag?: ((row: Row) => string | undefined) | undefined;
  /** CSV value, if it is not the raw text; the notation of the file decides how numbers, times and choices are written. */
  value?: ((row: Row) => CsvValue) | undefined;
  /** Header in the export, if the exported value differs from the cell: start of the wait, not its length. */
  fileHeader?: string | undefined;
  /** Labels of the values, for the filter of the same name. */
  labels?: Readonly<Record<string, string>> | undefined;
  /** The column has times in the user's time zone, which the header of a file names. */
  zoned?: boolean | undefined;
  /** Further CSV columns after it: the currency of an amount, the id of a name. Their headers are that of the column plus `word`. */
  beside?: readonly { word: string; value: (row: Row) => CsvValue }[] | undefined;
  /** Currency of the amount in the cell: if all rows have the same, it stands in the header instead. */
  currency?: ((row: Row) => string | undefined) | undefined;
  /** Shows a button on hover that copies the raw text. */
  copyable?: boolean | undefined;
  /** A key or code that names the row: mono and heavier. */
  code?: boolean | undefined;
  /** `end` for amounts, counts and dates. */
  align?: "start" | "end" | "center" | undefined;
  /** An amount of money. In a narrow frame the first amount moves after the columns that stick to the start. */
  amount?: boolean | undefined;
  /**
   * Part of a row in lines, in a narrow frame; by default the first column, amount, status, text and time. An exception has a
   * line of its own in the rows where there is one.
   */
  summary?: "identity" | "amount" | "status" | "type" | "time" | "exception" | undefined;
  /** Width in units (table-unit.ts). Columns without a width share the rest; if all have one, all grow in proportion. */
  width?: number | undefined;
  /** Texts of the column may be truncated: the column shrinks if the table is slightly too wide. */
  shrinks?: boolean | undefined;
  /** Minimum width in units of a column without a width. */
  minWidth?: number | undefined;
  /** The table only reports sorting; the server sorts. */
  sortable?: boolean | undefined;
  /** False excludes it from the column menu. */
  hideable?: boolean | undefined;
  defaultHidden?: boolean | undefined;
  /**
   * Whether the cell is of no interest if all rows have the same text: nothing, the normal state, the operator of the
   * page. The column is then hidden.
   */
  quiet?: ((row: Row) => boolean) | undefined;
  /** If not all columns fit, those with the lowest priority are hidden first, and of these the last; defaults to 0. */
  priority?: number | undefined;
  /** Sticks to this edge while the table scrolls horizontally. */
  sticky?: "start" | "end" | undefined;
  /** Kind of placeholder while loading. */
  skeleton?: "text" | "badge" | "short" | "id" | undefined;
};

export type RowAction<Row> = {
  id: string;
  label: string;
  icon?: LucideIcon | undefined;
  danger?: boolean | undefined;
  onSelect: (row: Row) => void;
  /** Reason why the action is disabled for this row; the action stays visible. */
  reason?: ((row: Row) => string | undefined) | undefined;
  hidden?: ((row: Row) => boolean) | undefined;
  /** Shown as a button in the row; other actions are in a menu. */
  primary?: boolean | undefined;
  /** Shortcuts of a queue that run the action on the focused row, or on the row whose panel is open. */
  keys?: readonly Chord[] | undefined;
};

export type TableState = {
  status: "loading" | "ready" | "failed" | "forbidden";
  /** Newer rows are loading; the old ones stay visible. */
  refreshing?: boolean | undefined;
  /** `since`: when the rows on screen were loaded, in milliseconds since 1970. */
  error?: (Pick<FailedStateProps, "title" | "message" | "reference" | "details"> & { since?: number }) | undefined;
};

export type { RowCursor, Sort };

/** All rows of the query on all pages, except these. */
export type AllMatching = { all: true; except: ReadonlySet<string> };

export type Selection = {
  selected: ReadonlySet<string>;
  onChange: (next: ReadonlySet<string>) => void;
  /** Why rows of this page cannot be selected, by id. */
  unselectable?: ReadonlyMap<string, string> | undefined;
  /** Allows selecting all rows of the query (with `page`). Reset `chosen` when the query changes. */
  matching?:
    | {
        chosen: AllMatching | undefined;
        onChange: (next: AllMatching | undefined) => void;
        /** Maximum number of selectable rows. */
        most?: number | undefined;
      }
    | undefined;
};

/** A sticky first row of totals, provided by the caller. */
export type Totals = {
  /** Label in the first column, unless that has a total. */
  label: string;
  /** Totals by column id. */
  cells: Readonly<Record<string, ReactNode>>;
  /** Raw sums by column id, if they are known, for the column widths. */
  sums?: Readonly<Record<string, unknown>> | undefined;
};

export type Details<Row> = {
  /** Renders the expanded content. */
  render: (row: Row) => ReactNode;
  /** False for a row without expanded content. */
  can?: ((row: Row) => boolean) | undefined;
  /** Height in pixels, with internal scrolling, for more than 50 rows per page; defaults to 240. */
  height?: number | undefined;
};

export type Page = {
  /** Page number, from 1. */
  page: number;
  /** Rows per page. */
  limit: number;
  /** Number of rows on all pages. */
  count: number;
  /** Names the rows on screen that the count leaves out: "6 decided just now". */
  besides?: string | undefined;
  /** Options of rows per page; defaults to 25, 50, 100 and 200. */
  limits?: readonly number[] | undefined;
  onChange: (next: { page: number; limit: number }) => void;
};

export type DataTableProps<Row extends RowData> = {
  /** Accessible name of the table, by its rows: "Banks". */
  label: string;
  /** The noun for a row, within a sentence: "withdrawal". Names the row's controls where its first column has ids. */
  noun?: string | undefined;
  /** Rows, columns and actions must be stable objects: rows render again only when they change. */
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  rowId: (row: Row) => string;
  state: TableState;
  sort?: Sort | undefined;
  onSortChange?: ((sort: Sort | undefined) => void) | undefined;
  selection?: Selection | undefined;
  /** Bulk actions; the surrounding bar has the count and a clear button. */
  bulkBar?:
    | ((selectedIds: ReadonlySet<string>, clear: () => void, all: AllMatching | undefined) => ReactNode)
    | undefined;
  /** Called on Enter, or on a click in a row outside controls that does not select text. */
  onOpen?: ((row: Row) => void) | undefined;
  /** Id of the row whose panel is open. */
  activeRowId?: string | undefined;
  /**
   * Whether that panel stands beside the table: columns disappear until the others fit, and the footer counts them. Row
   * actions are one menu and the toolbar shows icons, so that it need not wrap and move the rows.
   */
  besideDrawer?: boolean | undefined;
  /** Receives the handle that moves the focus among the rows, for shortcuts of the page. */
  cursor?: Ref<RowCursor> | undefined;
  /** The rows are decided here: the column of their state stays, although they are all waiting. */
  isQueue?: boolean | undefined;
  /** Ids of columns that are never hidden for lack of room, because the rows are filtered by them. */
  keptColumns?: readonly string[] | undefined;
  actions?: readonly RowAction<Row>[] | undefined;
  /** Expandable rows, by their arrow button or the arrow keys. */
  details?: Details<Row> | undefined;
  totals?: Totals | undefined;
  /** Saved views, stored in this browser. Requires `storageKey`. */
  views?: Views | undefined;
  /** Local storage key of visible columns, their order and widths, and density. */
  storageKey?: string | undefined;
  /** Density set by the app; without it the table has its own. */
  density?: Density | undefined;
  onDensityChange?: ((density: Density) => void) | undefined;
  page?: Page | undefined;
  empty?: ReactNode;
  noMatches?: ReactNode;
  /** Whether filters apply, so that an empty list shows "nothing matches". */
  filtered?: boolean | undefined;
  onClearFilters?: (() => void) | undefined;
  /** Shown in place of the rows if the state is `forbidden`; names the missing permission. */
  forbidden?: ReactNode;
  onRetry?: (() => void) | undefined;
  /** For a few rows inside another component: omits the toolbar. */
  bare?: boolean | undefined;
  /** Floats over the upper edge of the rows, so that none moves. */
  notice?: ReactNode;
  toolbar?: ReactNode;
  toolbarEnd?: ReactNode;
  /** Figures between toolbar and rows: the page scrolls then, with the header at its top, and not the rows within it. */
  summary?: ReactNode;
  /** Layout classes. Set a height (`h-full`, `min-h-0 flex-1`), so that the rows scroll under the header. */
  className?: string | undefined;
};
