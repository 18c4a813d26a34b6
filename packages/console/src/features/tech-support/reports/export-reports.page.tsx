import { listExportReports, type components } from "@backoffice/api-client";
import { listExportReports as shape } from "@backoffice/api-client/shapes/system";
import { Button, DASH, ProgressBar, safeHref } from "@backoffice/ui";
import { dateCell, statusCell, textCell } from "@backoffice/ui/table";
import { Download, FileSpreadsheet } from "lucide-react";
import { listPage } from "#entities/fields/contract-page.ts";
import { operatorCell } from "#entities/operator/operator-cell.tsx";
import { numberCell } from "#kit/numbers/number-cell.tsx";
import { ALL } from "#kit/scope/scope.ts";
import { choiceWords } from "#kit/words/choice-words.ts";
import { REPORT_STATUS, REPORT_TYPES } from "./report-types.ts";

type Schemas = components["schemas"];
type Report = Schemas["ExportReport"];

/** Polling interval of the list in milliseconds, which shows a running report's progress. */
const EVERY = 5000;

const typeOf = ({ reportType }: Report) => REPORT_TYPES[reportType] ?? choiceWords(reportType);
const operator = operatorCell<Report>(({ opId }) => opId);

/** Progress of a report, or the link to its file. Not a component, so that a missing field shows a dash. */
const fileCell = (report: Report) => {
  const { status, progressPercent, downloadUrl, format } = report;
  if (status === "QUEUED" || status === "RUNNING")
    return <ProgressBar label={`${typeOf(report)} report`} value={progressPercent} />;
  const href = downloadUrl === null ? undefined : safeHref(downloadUrl);
  if (href === undefined) return DASH;
  return (
    <Button asChild size="sm">
      <a href={href} download tabIndex={-1}>
        <Download size={14} strokeWidth={1.75} aria-hidden />
        {format}
      </a>
    </Button>
  );
};

/** `/tech-support/export-report`: requested reports with progress and files. */
export const ExportReportsPage = listPage({
  read: listExportReports,
  shape,
  label: "Export reports",
  key: "id",
  columns: [
    {
      id: "reportType",
      header: "Report",
      ...textCell<Report>(typeOf),
      sortable: true,
      hideable: false,
      sticky: "start",
      width: 140,
    },
    {
      id: "opId",
      header: "Operator",
      ...operator,
      cell: (row, reader) => (row.opId === ALL ? "All operators" : operator.cell(row, reader)),
      sortable: true,
      width: 150,
    },
    { id: "from", header: "From", ...dateCell<Report>(({ from }) => from), width: 180 },
    { id: "to", header: "To", ...dateCell<Report>(({ to }) => to), width: 180 },
    {
      id: "status",
      header: "Status",
      ...statusCell<Report, Schemas["ExportReportStatus"]>(({ status }) => status, REPORT_STATUS),
      sortable: true,
      width: 120,
    },
    {
      id: "downloadUrl",
      header: "File",
      cell: fileCell,
      text: ({ downloadUrl }) => downloadUrl ?? "",
      width: 150,
    },
    { id: "rowCount", header: "Rows", ...numberCell<Report>(({ rowCount }) => rowCount), sortable: true, width: 100 },
    { id: "requestedBy", header: "Requested by", ...textCell<Report>(({ requestedBy }) => requestedBy), width: 130 },
    {
      id: "requestedAt",
      header: "Requested",
      ...dateCell<Report>(({ requestedAt }) => requestedAt),
      sortable: true,
      width: 180,
    },
    {
      id: "completedAt",
      header: "Created",
      ...dateCell<Report>(({ completedAt }) => completedAt),
      sortable: true,
      width: 180,
    },
  ],
  defaultSort: { id: "requestedAt", desc: true },
  readEvery: EVERY,
  create: { creates: "request-export-report" },
  empty: { icon: FileSpreadsheet, text: "Reports appear here once requested." },
});
