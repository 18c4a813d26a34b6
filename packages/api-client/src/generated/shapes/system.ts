// Generated from openapi/ by `pnpm generate`. Do not edit.
import type { ReadShape } from "../../read-shape.ts";

export const getGeneral: ReadShape = {
  fields: [
    { name: "name", kind: "text", help: "Name of the platform" },
    { name: "version", kind: "text", help: "Version of the server" },
    { name: "environment", kind: "choice", help: "Which environment it belongs to", values: ["STAGE", "PREPROD", "PROD"], open: true },
    { name: "serverTime", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
  ],
  input: [],
  sortBy: [],
};

export const listAdminNotifications: ReadShape = {
  rows: "items",
  total: "count",
  fields: [
    { name: "id", kind: "id", help: "ID" },
    { name: "opId", kind: "id", label: "Operator", help: "Operator or brand of the recipients; `*` for everybody", ref: "operator" },
    { name: "opTitle", kind: "text", label: "Operator", help: "Name of the operator or brand; null for everybody", names: "opId", ref: "operator" },
    { name: "severity", kind: "choice", list: "state", help: "How much it matters", values: ["INFO", "WARNING", "CRITICAL"], open: true },
    { name: "title", kind: "text", help: "Heading" },
    { name: "message", kind: "text", list: "message", help: "The text in English, as the list of notices in the top bar shows it" },
    { name: "content", kind: "localized", help: "The text by language; English is required" },
    { name: "startsAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone, or null when it has not happened" },
    { name: "endsAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone, or null when it has not happened" },
    { name: "createdBy", kind: "text", help: "Nickname of the author", personal: true },
    { name: "createdAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
  ],
  input: [
    { name: "page", kind: "integer", help: "The page, from 1", in: "body", required: true },
    { name: "itemsPerPage", kind: "integer", help: "Rows a page", in: "body", required: true },
    { name: "opId", kind: "id", help: "An operator's or brand's ID; `*` means all that the user may see", ref: "operator", in: "body", required: true },
    { name: "includeBrands", kind: "boolean", help: "Whether an operator's brands are included", in: "body" },
    { name: "search", kind: "text", help: "Part of the title or of the text", in: "body" },
    { name: "severity", kind: "choice", help: "How much it matters", values: ["INFO", "WARNING", "CRITICAL"], open: true, in: "body" },
    { name: "isActive", kind: "boolean", help: "Only visible or only hidden ones", in: "body" },
  ],
  sortBy: ["title", "opId", "severity", "startsAt", "createdAt"],
};

export const listReleaseNotes: ReadShape = {
  rows: "items",
  total: "count",
  fields: [
    { name: "id", kind: "id", help: "ID" },
    { name: "version", kind: "text", help: "Version that brought it" },
    { name: "kind", kind: "choice", help: "Type of the change", values: ["FEATURE", "IMPROVEMENT", "FIX", "NOTICE"], open: true },
    { name: "audience", kind: "choice", help: "Recipients", values: ["ALL", "SUPER_ADMIN"] },
    { name: "title", kind: "text", help: "Heading" },
    { name: "text", kind: "text", list: "prose", help: "Description of the change" },
    { name: "area", kind: "text", help: "Part of the console" },
    { name: "publishedAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
  ],
  input: [
    { name: "page", kind: "integer", help: "The page, from 1", in: "body", required: true },
    { name: "itemsPerPage", kind: "integer", help: "Rows a page", in: "body", required: true },
    { name: "audience", kind: "choice", help: "Recipients", values: ["ALL", "SUPER_ADMIN"], in: "body" },
    { name: "kind", kind: "choice", help: "Type of the change", values: ["FEATURE", "IMPROVEMENT", "FIX", "NOTICE"], open: true, in: "body" },
    { name: "search", kind: "text", help: "Part of the title, the text or the version", in: "body" },
  ],
  sortBy: [],
};

export const listExportReports: ReadShape = {
  rows: "items",
  total: "count",
  fields: [
    { name: "id", kind: "id", help: "ID" },
    { name: "reportType", kind: "choice", help: "Type of the report", values: ["PLAYERS", "TRANSACTIONS", "BETS", "BONUSES", "KYC", "AFFILIATES"], open: true },
    { name: "opId", kind: "id", label: "Operator", help: "Operator or brand it is about; `*` means all", ref: "operator" },
    { name: "opTitle", kind: "text", label: "Operator", help: "Name of the operator or brand; null for all", names: "opId", ref: "operator" },
    { name: "from", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "to", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "format", kind: "choice", help: "The kind of file", values: ["CSV", "XLSX"] },
    { name: "status", kind: "choice", list: "state", help: "Status", values: ["QUEUED", "RUNNING", "COMPLETED", "FAILED"], open: true },
    { name: "progressPercent", kind: "percentage", help: "Progress in percent; of a failed report, the progress at the failure" },
    { name: "rowCount", kind: "integer", help: "Rows in the file; null until it is made" },
    { name: "requestedBy", kind: "text", help: "Nickname of the requester", personal: true },
    { name: "requestedAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "completedAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone, or null when it has not happened" },
    { name: "downloadUrl", kind: "text", help: "Where the file is; null until it is made" },
  ],
  input: [
    { name: "page", kind: "integer", help: "The page, from 1", in: "body", required: true },
    { name: "itemsPerPage", kind: "integer", help: "Rows a page", in: "body", required: true },
    { name: "opId", kind: "id", help: "An operator's or brand's ID; `*` means all that the user may see", ref: "operator", in: "body", required: true },
    { name: "includeBrands", kind: "boolean", help: "Whether an operator's brands are included", in: "body" },
    { name: "reportType", kind: "choice", help: "Type of the report", values: ["PLAYERS", "TRANSACTIONS", "BETS", "BONUSES", "KYC", "AFFILIATES"], open: true, in: "body" },
    { name: "status", kind: "choice", list: "state", help: "Status", values: ["QUEUED", "RUNNING", "COMPLETED", "FAILED"], open: true, in: "body" },
  ],
  sortBy: ["reportType", "opId", "status", "requestedAt", "completedAt", "rowCount"],
};

export const listServers: ReadShape = {
  rows: "items",
  total: "count",
  fields: [
    { name: "appName", kind: "text", help: "ID of the app" },
    { name: "resourceGroupName", kind: "text", help: "Resource group of the app" },
    { name: "title", kind: "text", help: "Internal name" },
    { name: "environment", kind: "choice", help: "Which environment it belongs to", values: ["STAGE", "PREPROD", "PROD"], open: true },
    { name: "state", kind: "choice", list: "state", help: "Whether it runs", values: ["RUNNING", "STOPPED"], open: true },
    { name: "region", kind: "text", help: "Status" },
    { name: "version", kind: "text", help: "Version that runs" },
    { name: "instances", kind: "integer", help: "How many of it run" },
    { name: "cpuPercent", kind: "percentage", help: "Processor load in percent" },
    { name: "memoryPercent", kind: "percentage", help: "Memory in use in percent" },
    { name: "averageResponseMs", kind: "decimal", help: "Average response time in milliseconds" },
    { name: "startedAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone, or null when it has not happened" },
    { name: "deployedAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
  ],
  input: [
    { name: "page", kind: "integer", help: "The page, from 1", in: "body", required: true },
    { name: "itemsPerPage", kind: "integer", help: "Rows a page", in: "body", required: true },
    { name: "search", kind: "text", help: "Part of the name or the title", in: "body" },
    { name: "environment", kind: "choice", help: "Which environment it belongs to", values: ["STAGE", "PREPROD", "PROD"], open: true, in: "body" },
    { name: "state", kind: "choice", list: "state", help: "Whether it runs", values: ["RUNNING", "STOPPED"], open: true, in: "body" },
  ],
  sortBy: ["appName", "environment", "state", "cpuPercent", "memoryPercent", "averageResponseMs", "deployedAt"],
};
