import type { components } from "@backoffice/api-client/contract";
import { createRandom } from "../../db/random.ts";
import type { AreaHandlers } from "../../request/handler.ts";
import { list } from "../../request/list.ts";
import { Refusal } from "../../request/refusal.ts";

type Schemas = components["schemas"];

const STEP = 15 * 60_000;
const STEPS = 96;

/** A daily curve with its peak in the evening; deterministic, so that a moment always has the same value. */
const points = (name: string, now: number, usual: number, digits: number): Schemas["AppServicePoint"][] =>
  Array.from({ length: STEPS }, (_, index) => {
    const at = (Math.floor(now / STEP) - (STEPS - 1 - index)) * STEP;
    const hour = (at / 3_600_000) % 24;
    const busy = 1 + 0.45 * Math.cos(((hour - 20) / 24) * 2 * Math.PI);
    const noise = 0.85 + 0.3 * createRandom(`${name}/${at}`).next();
    return { timeStamp: new Date(at).toISOString(), total: Number((usual * busy * noise).toFixed(digits)) };
  });

export const developer = {
  listAppServices: (call) =>
    list(call, call.db.developer.appServices.values(), {
      equal: ["appState", "environment"],
      search: (row) => [row.appName, row.resourceGroupName],
    }),

  showAppServiceMonitor: ({ db, clock, input: { query } }) => {
    const row = db.developer.appServices.get(query.appName);
    if (!row || row.resourceGroupName !== query.resourceGroupName)
      throw new Refusal(404, "This app service does not exist.");
    if (row.appState === "STOPPED") return { cpuData: [], averageResponseTime: [], averageMemoryWorkingSet: [] };
    const { appName } = row;
    const now = clock.now();
    const usual = createRandom(`usual/${appName}`);
    return {
      cpuData: points(`cpu/${appName}`, now, 60 + usual.int(200), 1),
      averageResponseTime: points(`time/${appName}`, now, 0.06 + usual.next() * 0.2, 3),
      averageMemoryWorkingSet: points(`memory/${appName}`, now, (300 + usual.int(900)) * 1_000_000, 0),
    };
  },
} satisfies AreaHandlers;
