import type { Db } from "../../db/db.ts";
import { every, PAGE, SMALL, type Reads, type Writes } from "./cases.ts";

export const flowsReads = (db: Db) =>
  ({
    listFlows: [
      { body: PAGE },
      { body: { ...SMALL, includeBrands: true, status: "ACTIVE", sortBy: "lastRunAt", sortDirection: "desc" } },
      { body: { ...PAGE, trigger: "REGISTRATION", search: "wel" } },
    ],
    showFlow: [...every(db.flows.flows.keys(), 5), "fl-none"].map((flowId) => ({ body: { flowId } })),
  }) satisfies Reads;

export const flowsWrites = {
  deleteFlow: (db) => ({ body: { flowId: [...db.flows.flows.keys()][0]! } }),
} satisfies Writes;
