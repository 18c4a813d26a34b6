import type { Db } from "../../db/db.ts";
import { PAGE, SMALL, type Reads, type Writes } from "./cases.ts";

const ALL = { page: 1, itemsPerPage: 10_000 };
const PERIOD = { from: "2026-02-01T00:00:00Z", to: "2026-03-01T00:00:00Z" };

export const systemReads = () =>
  ({
    getGeneral: [undefined],
    listAdminNotifications: [
      { body: PAGE },
      { body: { ...SMALL, includeBrands: true, sortBy: "createdAt", sortDirection: "desc" } },
      { body: { ...PAGE, severity: "WARNING", isActive: true, search: "slow" } },
    ],
    listReleaseNotes: [
      { body: ALL },
      { body: { ...ALL, audience: "ALL", kind: "FIX", search: "4." } },
      { body: { ...ALL, audience: "SUPER_ADMIN" } },
    ],
    listExportReports: [
      { body: PAGE },
      { body: { ...SMALL, reportType: "TRANSACTIONS", sortBy: "rowCount", sortDirection: "desc" } },
      { body: { ...PAGE, status: "COMPLETED" } },
    ],
    listServers: [
      { body: ALL },
      { body: { ...ALL, environment: "PROD", state: "RUNNING", search: "api", sortBy: "cpuPercent" } },
    ],
  }) satisfies Reads;

export const systemWrites = {
  createAdminNotification: () => ({
    body: { opId: "*", severity: "INFO", title: "Effect", content: { en: "An effect." }, startsAt: null, endsAt: null },
  }),
  deleteAdminNotifications: () => ({ query: { opId: "*" } }),
  deleteAdminNotification: (db: Db) => ({
    query: { opId: "*", id: [...db.system.adminNotifications.values()].find((it) => it.opId === "*")!.id },
  }),
  requestExportReport: () => ({ body: { reportType: "BETS", opId: "op-nordlys", ...PERIOD, format: "CSV" } }),
  sendClientReports: () => ({
    body: {
      reports: [
        {
          kind: "slow-read",
          at: "2026-11-20T12:00:00.000Z",
          count: 1,
          version: "0.1.0",
          commit: "3d7abb9c",
          browser: "Chrome 140",
        },
      ],
    },
  }),
} satisfies Writes;
