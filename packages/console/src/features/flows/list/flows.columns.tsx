import type { components, listFlows } from "@backoffice/api-client";
import { dateCell, idCell, statusCell, textCell } from "@backoffice/ui/table";
import { operatorCell } from "#entities/operator/operator-cell.tsx";
import type { ColumnsOf } from "#kit/list/list-column.ts";
import { numberCell } from "#kit/numbers/number-cell.tsx";
import { choiceCell } from "#kit/words/choice-cell.ts";
import { FLOW_STATUS } from "../flow-status.ts";

type Flow = components["schemas"]["Flow"];

/** Columns of flows: trigger, operator, status and results. */
export const flowColumns: ColumnsOf<typeof listFlows> = [
  {
    id: "title",
    header: "Flow",
    cell: ({ title }) => (
      <span className="font-semibold">
        <bdi>{title}</bdi>
      </span>
    ),
    text: ({ title }) => title,
    sortable: true,
    hideable: false,
    sticky: "start",
    width: 260,
  },
  {
    id: "status",
    header: "Status",
    ...statusCell<Flow, Flow["status"]>(({ status }) => status, FLOW_STATUS),
    sortable: true,
    width: 110,
  },
  { id: "trigger", header: "Trigger", ...choiceCell<Flow>(({ trigger }) => trigger), width: 170 },
  { id: "opId", header: "Operator", ...operatorCell<Flow>(({ opId }) => opId), sortable: true, width: 150 },
  { id: "stepCount", header: "Steps", ...numberCell<Flow>(({ stepCount }) => stepCount), width: 80 },
  {
    id: "runs",
    header: "Runs",
    help: "Number of runs.",
    ...numberCell<Flow>(({ runs }) => runs),
    sortable: true,
    width: 95,
  },
  { id: "lastRunAt", header: "Last run", ...dateCell<Flow>(({ lastRunAt }) => lastRunAt), sortable: true, width: 180 },
  { id: "updatedAt", header: "Updated", ...dateCell<Flow>(({ updatedAt }) => updatedAt), sortable: true, width: 180 },
  {
    id: "createdAt",
    header: "Created",
    ...dateCell<Flow>(({ createdAt }) => createdAt),
    width: 180,
    defaultHidden: true,
  },
  {
    id: "createdBy",
    header: "Created by",
    ...textCell<Flow>(({ createdBy }) => createdBy),
    width: 120,
    defaultHidden: true,
  },
  { id: "flowId", header: "ID", ...idCell<Flow>(({ flowId }) => flowId), width: 140, defaultHidden: true },
];
