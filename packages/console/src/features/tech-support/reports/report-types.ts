import type { components } from "@backoffice/api-client";
import type { Statuses } from "#kit/words/status-badge.tsx";

type Schemas = components["schemas"];

/** What a report can hold. */
export const REPORT_TYPES: Readonly<Record<Schemas["ExportReportType"], string>> = {
  PLAYERS: "Players",
  TRANSACTIONS: "Transactions",
  BETS: "Bets",
  BONUSES: "Bonuses",
  KYC: "KYC",
  AFFILIATES: "Affiliates",
};

/** How far a report is. */
export const REPORT_STATUS: Statuses<Schemas["ExportReportStatus"]> = {
  QUEUED: { label: "Waiting", tone: "neutral" },
  RUNNING: { label: "In progress", tone: "info" },
  COMPLETED: { label: "Ready", tone: "positive" },
  FAILED: { label: "Failed", tone: "critical" },
};
