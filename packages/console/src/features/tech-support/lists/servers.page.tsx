import { listServers, type components } from "@backoffice/api-client";
import { listServers as shape } from "@backoffice/api-client/shapes/system";
import { dateCell, statusCell, textCell } from "@backoffice/ui/table";
import { Server as ServerIcon } from "lucide-react";
import { listPage } from "#entities/fields/list-page.ts";
import { numberCell } from "#kit/numbers/number-cell.tsx";
import { RUN_STATE } from "../run-state.ts";
import { serviceKey } from "../service-key.ts";

type Schemas = components["schemas"];
type Server = Schemas["Server"];

/** `/tech-support/servers`: servers with environment, version and load, sortable by load. */
export const ServersPage = listPage({
  read: listServers,
  shape,
  label: "Servers",
  key: serviceKey,
  columns: [
    {
      id: "appName",
      header: "Server",
      ...textCell<Server>(({ title }) => title),
      sortable: true,
      hideable: false,
      sticky: "start",
      width: 180,
    },
    {
      id: "environment",
      header: "Environment",
      ...textCell<Server>(({ environment }) => environment),
      sortable: true,
      width: 120,
    },
    {
      id: "state",
      header: "State",
      ...statusCell<Server, Schemas["ServerState"]>(({ state }) => state, RUN_STATE),
      sortable: true,
      width: 115,
    },
    { id: "version", header: "Version", ...textCell<Server>(({ version }) => version), width: 120 },
    { id: "instances", header: "Instances", ...numberCell<Server>(({ instances }) => instances), width: 100 },
    {
      id: "cpuPercent",
      header: "CPU %",
      ...numberCell<Server>(({ cpuPercent }) => cpuPercent),
      sortable: true,
      width: 90,
    },
    {
      id: "memoryPercent",
      header: "Memory %",
      ...numberCell<Server>(({ memoryPercent }) => memoryPercent),
      sortable: true,
      width: 110,
    },
    {
      id: "averageResponseMs",
      header: "Response, ms",
      ...numberCell<Server>(({ averageResponseMs }) => averageResponseMs),
      sortable: true,
      width: 125,
    },
    { id: "region", header: "Region", ...textCell<Server>(({ region }) => region), width: 130 },
    {
      id: "deployedAt",
      header: "Deployed",
      ...dateCell<Server>(({ deployedAt }) => deployedAt),
      sortable: true,
      width: 185,
    },
    { id: "startedAt", header: "Started", ...dateCell<Server>(({ startedAt }) => startedAt), width: 185 },
    {
      id: "id",
      header: "App",
      ...textCell<Server>(({ appName }) => appName),
      width: 180,
      defaultHidden: true,
    },
    {
      id: "resourceGroupName",
      header: "Resource group",
      ...textCell<Server>(({ resourceGroupName }) => resourceGroupName),
      width: 150,
      defaultHidden: true,
    },
  ],
  empty: { icon: ServerIcon, text: "The platform's servers appear here." },
});
