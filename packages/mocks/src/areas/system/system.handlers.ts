import {
  createAdminNotification,
  deleteAdminNotification,
  deleteAdminNotifications,
  noticesFor,
} from "./admin-notifications.ts";
import { requestExportReport } from "../reports/request-export-report.ts";
import { reportAt } from "../../db/times/report-at.ts";
import type { AreaHandlers } from "../../request/handler.ts";
import { list } from "../../request/list.ts";
import { Refusal } from "../../request/refusal.ts";
import { isPlatform } from "../../session/permissions-of.ts";
import { isVisible } from "../../session/visible.ts";
import type { AdminNotificationRow } from "./system-tables.ts";

const isShown = ({ startsAt, endsAt }: AdminNotificationRow, now: number): boolean =>
  (!startsAt || Date.parse(startsAt) <= now) && (!endsAt || Date.parse(endsAt) > now);

export const system = {
  getGeneral: ({ clock }) => ({
    name: "Back office",
    version: "4.18.2",
    environment: "STAGE",
    serverTime: new Date(clock.now()).toISOString(),
  }),

  listAdminNotifications: (call) => {
    const { db, account, clock, input } = call;
    const { opId, includeBrands, isActive } = input.body;
    const notices = noticesFor(db, account, opId, includeBrands);
    return list(call, notices, {
      equal: ["severity"],
      keep: (row) => isActive === undefined || isShown(row, clock.now()) === isActive,
      search: (row) => [row.title, ...Object.values(row.content)],
    });
  },
  createAdminNotification: (call) => createAdminNotification(call, call.input.body),
  deleteAdminNotification: ({ db, account, input: { query } }) => deleteAdminNotification(db, account, query),
  deleteAdminNotifications: ({ db, account, input: { query } }) => deleteAdminNotifications(db, account, query),

  listReleaseNotes: (call) => {
    const { account, db, input } = call;
    const { audience } = input.body;
    if (audience === "SUPER_ADMIN" && account.role !== "SUPER_ADMIN")
      throw new Refusal(403, "You do not have permission to do this.");
    return list(call, db.system.releaseNotes, {
      equal: ["audience", "kind"],
      keep: (row) => row.audience === "ALL" || account.role === "SUPER_ADMIN",
      search: (row) => [row.title, row.text, row.version],
    });
  },

  listExportReports: (call) => {
    const { db, account, input } = call;
    const { opId } = input.body;
    const isMine = (id: string) => {
      const operator = db.operators.get(id);
      return operator ? isVisible(account, operator) : isPlatform(account.role);
    };
    const now = [...db.system.reports.values()].map((row) => reportAt(row, call.clock.now()));
    return list(call, now, {
      equal: ["reportType", "status"],
      keep: (row) => isMine(row.opId) && (opId === "*" || row.opId === opId),
    });
  },
  requestExportReport: (call) => requestExportReport(call, call.input.body),

  listServers: (call) =>
    list(call, call.db.system.servers, {
      equal: ["environment", "state"],
      search: (row) => [row.appName, row.title],
    }),
} satisfies AreaHandlers;
