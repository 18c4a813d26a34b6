import type { components, Input } from "@backoffice/api-client/contract";
import type { Actor } from "../../commands/actor.ts";
import { reportAt } from "../../db/times/report-at.ts";
import type { Operations } from "../../request/handler.ts";
import { Refusal } from "../../request/refusal.ts";
import { scopeOf } from "../../session/visible.ts";
import { displayName } from "../../session/display-name.ts";
import { newContentId } from "../../commands/new-content-id.ts";

const LONGEST = 366 * 86_400_000;

/** Queues a report, unless the same one is already being generated. */
export const requestExportReport = (
  { db, account, clock }: Actor,
  { reportType, opId, from, to, format }: Input<Operations["requestExportReport"]>["body"],
): components["schemas"]["ExportReport"] => {
  scopeOf(db, account, opId);
  const length = Date.parse(to) - Date.parse(from);
  if (length <= 0) throw Refusal.ofFields({ to: "The end must be after the start." });
  if (length > LONGEST) throw Refusal.ofFields({ to: "Choose at most 366 days." });
  const { reports } = db.system;
  const same = [...reports.values()]
    .filter((it) => it.reportType === reportType && it.opId === opId && it.from === from && it.to === to)
    .find((it) => it.format === format && ["QUEUED", "RUNNING"].includes(reportAt(it, clock.now()).status));
  if (same) throw new Refusal(400, `${same.requestedBy} has already requested this report. It is being prepared.`);
  const operator = db.operators.get(opId);
  const row = {
    id: newContentId(reports, `report/${reportType}/${opId}/${from}/${to}`),
    reportType,
    opId,
    opTitle: operator ? (operator.title ?? opId) : null,
    from,
    to,
    format,
    status: "QUEUED" as const,
    progressPercent: 0,
    rowCount: null,
    requestedBy: displayName(account),
    requestedAt: new Date(clock.now()).toISOString(),
    completedAt: null,
    downloadUrl: null,
  };
  db.system.reports = new Map([[row.id, row], ...reports]);
  return row;
};
