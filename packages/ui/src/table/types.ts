import type { RowData } from "@tanstack/react-table";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import type { Locale } from "../display/locale/locale.ts";
import type { Chord } from "../keys/keys.ts";
import type { CsvValue } from "./export/csv-field.ts";

export type { RowData };

export type Density = "compact" | "comfortable";

export type Column<Row> = {
  /** Also the key that is reported when the column is sorted. */
  id: string;
  header: string;
  /** What the column holds, in a sentence: a hint on its heading. */
  help?: string | undefined;
  /** What stands in the cell; `reader` says how dates and numbers are written. */
  cell: (row: Row, reader: Locale) => ReactNode;
  /** The raw text of a cell, for copying and CSV. */
  text?: ((row: Row) => string) | undefined;
  /** For CSV, where it is not the raw text: a number stays one, a moment is as on screen. */
  value?: ((row: Row, reader: Locale) => CsvValue) | undefined;
  /** What its values are called, for the filter of the same name. */
  labels?: Readonly<Record<string, string>> | undefined;
  /** It holds moments in the reader's time zone, which a file's heading names. */
  zoned?: boolean | undefined;
  /** For CSV, columns right after it: the currency of an amount, the id behind a name. Each is headed as the column, with its own word. */
  beside?: readonly { word: string; value: (row: Row) => CsvValue }[] | undefined;
  /** A button to copy the raw text appears in its cells under the pointer. */
  copyable?: boolean | undefined;
  /** `end` for amounts, counts and dates. */
  align?: "start" | "end" | "center" | undefined;
  /** An amount of money. In a narrow frame the first one stands right after what sticks at the start. */
  amount?: boolean | undefined;
  /** Units (table-unit.ts). Columns without a width share what is left; if all have one, all grow in proportion. */
  width?: number | undefined;
  /** Its texts may be cut: where the table is a little too wide, it gives up some of its width so that the table fits. */
  shrinks?: boolean | undefined;
  /** Units, for a column without a width: it is never narrower. */
  minWidth?: number | undefined;
  /** Sorting is the server's work: the table only reports it. */
  sortable?: boolean | undefined;
  /** False keeps it out of the columns menu. */
  hideable?: boolean | undefined;
  defaultHidden?: boolean | undefined;
  /** Where columns do not all fit, those of the lowest are hidden first, and of these the last; 0 unless given. */
  priority?: number | undefined;
  /** Stays in sight at this edge while the rest scrolls sideways. */
  sticky?: "start" | "end" | undefined;
  /** What its placeholder looks like while loading. */
  skeleton?: "text" | "badge" | "short" | "id" | undefined;
};

export type RowAction<Row> = {
  id: string;
  label: string;
  icon?: LucideIcon | undefined;
  danger?: boolean | undefined;
  onSelect: (row: Row) => void;
  /** Why the action is not possible for this row; it stays visible, disabled, with this reason. */
  reason?: ((row: Row) => string | undefined) | undefined;
  hidden?: ((row: Row) => boolean) | undefined;
  /** A button of its own in the row; the others are in a menu. */
  primary?: boolean | undefined;
  /** Keys of a queue that do it to the row with the focus, or to the one whose panel is open. */
  keys?: readonly Chord[] | undefined;
};

export type TableState = {
  status: "loading" | "ready" | "failed" | "forbidden";
  /** Newer rows are on their way; the old ones stay. */
  refreshing?: boolean | undefined;
  error?: { title?: string | undefined; message: string; details?: string | undefined } | undefined;
};

export type Sort = { id: string; desc: boolean };

/** Every row of the query but these, on whatever page. */
export type AllMatching = { all: true; except: ReadonlySet<string> };

export type Selection = {
  selected: ReadonlySet<string>;
  onChange: (next: ReadonlySet<string>) => void;
  /** Given when all rows of the query can be selected at once (with `page`). Put `chosen` back when the query changes. */
  matching?:
    | {
        chosen: AllMatching | undefined;
        onChange: (next: AllMatching | undefined) => void;
        /** How many of them can be selected, where the caller has a limit. */
        most?: number | undefined;
      }
    | undefined;
};

/** A row at the bottom that stays in sight; its amounts are the caller's. */
export type Totals = {
  /** Stands in the first column unless that has a total. */
  label: string;
  /** By the id of a column. */
  cells: Readonly<Record<string, ReactNode>>;
  /** The sums themselves, where they are known: their columns are wide enough for them. */
  sums?: Readonly<Record<string, unknown>> | undefined;
};

/** A view that the list offers to all its readers: filters, and sorting where it matters; columns stay as they are. */
export type BuiltInView = { name: string; filter: string; sort?: Sort | undefined };

export type Views = {
  /** The filters that apply, as a text that only the caller reads. */
  filter: string;
  /** A view was chosen: ask for its rows. Columns and density follow by themselves. */
  onApply: (view: { filter: string; sort: Sort | undefined }) => void;
  /** Views that the list offers beside the reader's own; asked for again whenever the menu opens. */
  builtIn?: (() => readonly BuiltInView[]) | undefined;
  /** For links to a view. The columns are a text that only the table reads. */
  link?:
    | {
        /** The columns of the link that was followed: they are shown in place of the reader's own. */
        columns: string | undefined;
        /** The reader changed the columns, which are theirs from then on: the link's are to be forgotten. */
        onForget: () => void;
        /** The address of what is on screen, with these columns. */
        address: (columns: string) => string;
      }
    | undefined;
};

export type Details<Row> = {
  /** What opens below the row. */
  render: (row: Row) => ReactNode;
  /** False for a row that has nothing more to show. */
  can?: ((row: Row) => boolean) | undefined;
  /** Pixels, in a table of more than 50 rows in a page; it scrolls inside. 240 unless given. */
  height?: number | undefined;
};

export type Page = {
  /** From 1. */
  page: number;
  /** Rows per page. */
  limit: number;
  /** Rows in all pages. */
  count: number;
  /** Choices of rows per page; 25, 50, 100 and 200 unless given. */
  limits?: readonly number[] | undefined;
  onChange: (next: { page: number; limit: number }) => void;
};

export type DataTableProps<Row extends RowData> = {
  /** What the rows are ("Banks"); the table's accessible name. */
  label: string;
  /** Keep rows, columns and actions the same objects between renders: rows render again only when they change. */
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  rowId: (row: Row) => string;
  state: TableState;
  sort?: Sort | undefined;
  onSortChange?: ((sort: Sort | undefined) => void) | undefined;
  selection?: Selection | undefined;
  /** Actions on the selected rows; the bar around it has the count and a way to clear. */
  bulkBar?:
    | ((selectedIds: ReadonlySet<string>, clear: () => void, all: AllMatching | undefined) => ReactNode)
    | undefined;
  /** Enter, or a click on a row that is not on a control and selects no text. */
  onOpen?: ((row: Row) => void) | undefined;
  /** The row whose panel is open. */
  activeRowId?: string | undefined;
  /** Ids of columns that stay where there is no room for all: the rows are filtered by them. */
  keptColumns?: readonly string[] | undefined;
  actions?: readonly RowAction<Row>[] | undefined;
  /** Rows that open in place; by the arrow of the row, or the arrow keys along it. */
  details?: Details<Row> | undefined;
  totals?: Totals | undefined;
  /** Views the reader names and keeps in this browser. Needs `storageKey`. */
  views?: Views | undefined;
  /** Hidden columns, their places and widths, and density are kept in local storage under this key. */
  storageKey?: string | undefined;
  /** Given when the app decides on the density; without it the table keeps its own. */
  density?: Density | undefined;
  onDensityChange?: ((density: Density) => void) | undefined;
  page?: Page | undefined;
  empty?: ReactNode;
  noMatches?: ReactNode;
  /** Whether filters apply, so that no rows means "nothing matches". */
  filtered?: boolean | undefined;
  onClearFilters?: (() => void) | undefined;
  /** Stands in place of the rows when the state is `forbidden`; names what the reader lacks. */
  forbidden?: ReactNode;
  onRetry?: (() => void) | undefined;
  /** A few rows inside something else: without the bar above them. */
  bare?: boolean | undefined;
  toolbar?: ReactNode;
  toolbarEnd?: ReactNode;
  /** Layout around the table. Give it a height (`h-full`, `min-h-0 flex-1`) for the rows to scroll under the header. */
  className?: string | undefined;
};
