import type { Db } from "../db/db.ts";
import { reportAt } from "../db/times/report-at.ts";
import { Refusal } from "../request/refusal.ts";
import type { Account } from "../session/accounts.ts";
import { permissionRefusal } from "../session/permission-refusal.ts";
import { isPlatform } from "../session/permissions-of.ts";
import { isVisible } from "../session/visible.ts";
import { reportRows } from "./report-rows.ts";
import { spreadsheet } from "./spreadsheet.ts";

/** Address of report files; below `/api/`, so that a proxy before the back end passes it on. */
export const REPORT_FILES = "/api/files/reports/";

const quoted = (value: string | number) =>
  typeof value === "number" ? String(value) : `"${value.replaceAll('"', '""')}"`;

/** The file of a generated report by its name, for accounts that see the report in the list. */
export const reportFile = (db: Db, account: Account, now: number, name: string): Response | Refusal => {
  if (!account.permissions.includes("view_tech_support")) return permissionRefusal();
  const row = db.system.reports.get(name.slice(0, name.lastIndexOf(".")));
  const report = row && reportAt(row, now);
  const operator = db.operators.get(report?.opId ?? "");
  const isMine = operator ? isVisible(account, operator) : isPlatform(account.role);
  if (!report || !isMine || report.downloadUrl !== REPORT_FILES + name)
    return new Refusal(404, "There is no such file.");
  const rows = reportRows(db, report);
  const [type, body] =
    report.format === "XLSX"
      ? ["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", spreadsheet(rows)]
      : ["text/csv; charset=utf-8", rows.map((it) => `${it.map(quoted).join(",")}\r\n`).join("")];
  const fileName = `${report.reportType.toLowerCase()}-${name.slice(0, 8)}.${report.format.toLowerCase()}`;
  return new Response(body, {
    headers: { "content-type": type, "content-disposition": `attachment; filename="${fileName}"` },
  });
};
