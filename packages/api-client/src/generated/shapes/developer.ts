// Generated from openapi/ by `pnpm generate`. Do not edit.
import type { ReadShape } from "../../read-shape.ts";

export const listAppServices: ReadShape = {
  rows: "items",
  total: "count",
  fields: [
    { name: "appName", kind: "text", help: "Name, unique in its resource group" },
    { name: "resourceGroupName", kind: "text", help: "Azure resource group" },
    { name: "appState", kind: "choice", list: "state", help: "Whether the app service runs", values: ["RUNNING", "STOPPED"], open: true },
    { name: "environment", kind: "choice", help: "Purpose of the app service", values: ["STAGE", "PREPROD", "PROD"], open: true },
    { name: "location", kind: "text", help: "Azure region" },
    { name: "hostName", kind: "text", list: "wide", help: "Host name that Azure gave it" },
    { name: "updatedAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
  ],
  input: [
    { name: "page", kind: "integer", help: "The page, from 1", in: "body", required: true },
    { name: "itemsPerPage", kind: "integer", help: "Rows a page", in: "body", required: true },
    { name: "opId", kind: "id", help: "An operator's or brand's ID; `*` means all that the user may see", ref: "operator", in: "body", required: true },
    { name: "search", kind: "text", help: "Part of the name or the resource group", in: "body" },
    { name: "appState", kind: "choice", list: "state", help: "Whether the app service runs", values: ["RUNNING", "STOPPED"], open: true, in: "body" },
    { name: "environment", kind: "choice", help: "Purpose of the app service", values: ["STAGE", "PREPROD", "PROD"], open: true, in: "body" },
  ],
  sortBy: ["appName", "resourceGroupName", "appState", "environment", "updatedAt"],
};

export const showAppServiceMonitor: ReadShape = {
  fields: [
    { name: "cpuData", kind: "list", help: "CPU time used, in seconds", fields: [{ name: "timeStamp", kind: "moment", help: "Timestamp, ISO 8601 with time zone" }, { name: "total", kind: "decimal", help: "The measurement; its unit is that of the list" }] },
    { name: "averageResponseTime", kind: "list", help: "Mean response time, in seconds", fields: [{ name: "timeStamp", kind: "moment", help: "Timestamp, ISO 8601 with time zone" }, { name: "total", kind: "decimal", help: "The measurement; its unit is that of the list" }] },
    { name: "averageMemoryWorkingSet", kind: "list", help: "Mean memory in use, in bytes", fields: [{ name: "timeStamp", kind: "moment", help: "Timestamp, ISO 8601 with time zone" }, { name: "total", kind: "decimal", help: "The measurement; its unit is that of the list" }] },
  ],
  input: [
    { name: "appName", kind: "text", in: "query", required: true },
    { name: "resourceGroupName", kind: "text", in: "query", required: true },
  ],
  sortBy: [],
};
