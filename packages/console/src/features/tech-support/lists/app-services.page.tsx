import { listAppServices, showAppServiceMonitor, type components } from "@backoffice/api-client";
import { listAppServices as shape } from "@backoffice/api-client/shapes/developer";
import { dateCell, statusCell, textCell, type RowAction } from "@backoffice/ui/table";
import { ChartLine, ServerCog } from "lucide-react";
import { listPage } from "#entities/fields/contract-page.ts";
import type { Panels } from "#kit/panels/definition/panels.ts";
import { lacking, type Session } from "#kit/session/session.ts";
import { RUN_STATE } from "../run-state.ts";
import { serviceKey } from "../service-key.ts";

type Schemas = components["schemas"];
type Service = Schemas["AppService"];

const actions = (panels: Panels, session: Session): RowAction<Service>[] => [
  {
    id: "charts",
    label: "Charts",
    icon: ChartLine,
    primary: true,
    reason: () => lacking(session, showAppServiceMonitor.operation.permission),
    onSelect: (row) => panels.open("app-service-charts", { service: serviceKey(row) }),
  },
];

/** `/tech-support`: app services; each opens its charts. */
export const AppServicesPage = listPage({
  read: listAppServices,
  shape,
  label: "App services",
  key: serviceKey,
  columns: [
    {
      id: "appName",
      header: "App service",
      ...textCell<Service>(({ appName }) => appName),
      cell: ({ appName }) => appName,
      code: true,
      sortable: true,
      hideable: false,
      sticky: "start",
      width: 260,
    },
    {
      id: "appState",
      header: "State",
      ...statusCell<Service, Schemas["AppState"]>(({ appState }) => appState, RUN_STATE),
      sortable: true,
      width: 120,
    },
    {
      id: "environment",
      header: "Environment",
      ...textCell<Service>(({ environment }) => environment),
      sortable: true,
      width: 120,
    },
    {
      id: "resourceGroupName",
      header: "Resource group",
      ...textCell<Service>(({ resourceGroupName }) => resourceGroupName),
      sortable: true,
      width: 180,
    },
    { id: "location", header: "Location", ...textCell<Service>(({ location }) => location), width: 150 },
    { id: "hostName", header: "Host name", ...textCell<Service>(({ hostName }) => hostName), width: 320 },
    {
      id: "updatedAt",
      header: "Updated",
      ...dateCell<Service>(({ updatedAt }) => updatedAt),
      sortable: true,
      width: 185,
    },
  ],
  defaultSort: { id: "appName", desc: false },
  actions,
  opens: { panel: "app-service-charts", param: "service" },
  empty: { icon: ServerCog, text: "The platform's app services appear here." },
});
