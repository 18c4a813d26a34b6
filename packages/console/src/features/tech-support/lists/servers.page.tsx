import { listServers, type components } from "@backoffice/api-client";
import { listServers as shape } from "@backoffice/api-client/shapes/system";
import { dateCell, statusCell, textCell } from "@backoffice/ui/table";
import { Server as ServerIcon } from "lucide-react";
import { listPage } from "#entities/fields/contract-page.ts";
import { numberCell } from "#kit/numbers/number-cell.tsx";
import { loadCell } from "./load-cell.tsx";
import { limitsHelp, LOAD_LIMITS } from "./load-level.ts";
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
    { id: "instances", header: "Instances", ...numberCell<Server>(({ instances }) => instances), width: 95 },
    {
      id: "cpuPercent",
      header: "CPU %",
      help: limitsHelp(LOAD_LIMITS.cpuPercent),
      ...loadCell(({ cpuPercent }) => cpuPercent, LOAD_LIMITS.cpuPercent),
      sortable: true,
      width: 125,
    },
    {
      id: "memoryPercent",
      header: "Memory %",
      help: limitsHelp(LOAD_LIMITS.memoryPercent),
      ...loadCell(({ memoryPercent }) => memoryPercent, LOAD_LIMITS.memoryPercent),
      sortable: true,
      width: 130,
    },
    {
      id: "averageResponseMs",
      header: "Response, ms",
      help: limitsHelp(LOAD_LIMITS.averageResponseMs),
      ...loadCell(({ averageResponseMs }) => averageResponseMs, LOAD_LIMITS.averageResponseMs),
      sortable: true,
      width: 140,
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
