export { booleanCell } from "./cells/boolean-cell.tsx";
export { countryCell } from "./cells/country-cell.tsx";
export { waitingCell } from "./cells/waiting/waiting-cell.tsx";
export { WaitingTime } from "./cells/waiting/waiting-time.tsx";
export { RowChecks, type RowCheck } from "./cells/checks/row-checks.tsx";
export { dateCell } from "./cells/date-cell.tsx";
export { type Flag, flagsCell } from "./cells/flags-cell.tsx";
export { idCell } from "./cells/id-cell.tsx";
export { maskedCell } from "./cells/masked/masked-cell.tsx";
export { moneyCell } from "./cells/money-cell.tsx";
export { percentCell } from "./cells/percent-cell.tsx";
export { playerCell } from "./cells/player-cell.tsx";
export { statusCell } from "./cells/status-cell.tsx";
export { tagsCell } from "./cells/tags-cell.tsx";
export { textCell } from "./cells/text-cell.tsx";
export { type Cell } from "./cells/cell.ts";

export { usePrinting } from "./grid/use-printing.ts";
export { DataTable } from "./data-table.tsx";
export { csvColumns } from "./export/csv-columns.ts";
export { type CsvValue } from "./export/csv-field.ts";
export { saveCsv } from "./export/save-csv.ts";
export { type CsvFormat, type CsvNotation } from "./export/csv-notation.ts";
export { type CsvColumn, type ExportPage, writeCsv } from "./export/csv.ts";
export { exportJobs, forgetExports, type ExportJob } from "./export/export-jobs.ts";
export { ExportList } from "./export/export-list.tsx";
export { ExportDialog, type ExportDialogProps } from "./export/export-dialog.tsx";
export { Pagination, type PaginationProps } from "./pages/pagination.tsx";
export type {
  AllMatching,
  Column,
  DataTableProps,
  Density,
  Details,
  Page,
  RowAction,
  RowCursor,
  RowData,
  Selection,
  Sort,
  TableState,
  Totals,
} from "./types.ts";
export type { BuiltInView, StorableFilter, Views } from "./views/views-types.ts";
export { leftOutText } from "./views/left-out.ts";
export { readSavedViews } from "./views/saved-views.ts";
export { tolerantReason } from "./tolerant.ts";
