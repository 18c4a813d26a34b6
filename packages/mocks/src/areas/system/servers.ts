import type { components } from "@backoffice/api-client/contract";
import { ago, randomOf, rowsOf, type World } from "../../db/world.ts";

type Server = components["schemas"]["Server"];

const DAY = 86_400;
const APPS = [
  ["player-api", "Player API"],
  ["backoffice-api", "Back-office API"],
  ["payments", "Payments"],
  ["bets", "Bets"],
  ["games-gateway", "Games gateway"],
  ["bonus-engine", "Bonus engine"],
  ["reports", "Reports"],
  ["cms", "CMS"],
  ["realtime", "Real-time"],
] as const;
const ENVIRONMENTS = [
  ["PROD", "prod"],
  ["PREPROD", "preprod"],
  ["STAGE", "stage"],
] as const;

/** Every app in every environment. */
export const seedServers = (world: World): Server[] => {
  const random = randomOf(world, "servers");
  const all = ENVIRONMENTS.flatMap(([environment, short]) => APPS.map((app) => ({ app, environment, short })));
  return all.slice(0, rowsOf(world, 200)).map(({ app: [name, title], environment, short }) => {
    const isRunning = environment === "PROD" || random.chance(0.8);
    const deployed = (1 + random.int(20)) * DAY;
    return {
      appName: `${name}-${short}`,
      resourceGroupName: `rg-${short}-west`,
      title,
      environment,
      state: isRunning ? "RUNNING" : "STOPPED",
      region: random.pick(["West Europe", "North Europe"]),
      version: environment === "PROD" ? "4.18.2" : `4.19.0-rc.${1 + random.int(4)}`,
      instances: isRunning ? 1 + random.int(environment === "PROD" ? 8 : 2) : 0,
      cpuPercent: isRunning ? Math.round(random.next() * 900) / 10 : 0,
      memoryPercent: isRunning ? 20 + random.int(70) : 0,
      averageResponseMs: isRunning ? 20 + random.int(400) : 0,
      startedAt: isRunning ? ago(world, random.int(deployed)) : null,
      deployedAt: ago(world, deployed),
    };
  });
};
