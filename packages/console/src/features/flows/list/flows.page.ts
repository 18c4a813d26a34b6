import { listFlows } from "@backoffice/api-client";
import { listFlows as shape } from "@backoffice/api-client/shapes/flows";
import { Workflow } from "lucide-react";
import { listPage } from "#entities/fields/contract-page.ts";
import { flowActions } from "../flow.actions.ts";
import { flowColumns } from "./flows.columns.tsx";

/** `/flows` */
export const FlowsPage = listPage({
  read: listFlows,
  shape,
  label: "Flows",
  key: "flowId",
  columns: flowColumns,
  actions: flowActions,
  opens: { panel: "flow-details", param: "flow" },
  empty: { icon: Workflow, text: "Automated actions for players appear here." },
});
