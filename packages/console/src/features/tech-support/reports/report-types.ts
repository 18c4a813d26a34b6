import type { components } from "@backoffice/api-client";
import type { Statuses } from "#kit/words/status-badge.tsx";

type Schemas = components["schemas"];

/** Types of reports. */
export const REPORT_TYPES: Readonly<Record<Schemas["ExportReportType"], string>> = {
  PLAYERS: "Players",
  TRANSACTIONS: "Transactions",
  BETS: "Bets",
  BONUSES: "Bonuses",
  KYC: "KYC",
  AFFILIATES: "Affiliates",
};

/** Statuses of a report. */
export const REPORT_STATUS: Statuses<Schemas["ExportReportStatus"]> = {
  QUEUED: { label: "Waiting", tone: "normal" },
  RUNNING: { label: "In progress", tone: "note" },
  COMPLETED: { label: "Ready", tone: "normal" },
  FAILED: { label: "Failed", tone: "stop" },
};
