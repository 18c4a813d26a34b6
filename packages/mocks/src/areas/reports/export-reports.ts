import type { components } from "@backoffice/api-client/contract";
import { DECIDERS } from "../../db/words/people.ts";
import { ago, randomOf, rowsOf, type World } from "../../db/world.ts";

type Report = components["schemas"]["ExportReport"];

const DAY = 86_400;
const TYPES = ["PLAYERS", "TRANSACTIONS", "BETS", "BONUSES", "KYC", "AFFILIATES"] as const;

/** Requested export reports, newest first. */
export const seedReports = (world: World): Map<string, Report> => {
  const random = randomOf(world, "reports");
  const places = [...world.operators.values()];
  const reports = new Map<string, Report>();
  const count = rowsOf(world, 80);
  for (let i = 0; i < count; i++) {
    const operator = random.chance(0.2) ? undefined : random.pick(places);
    const old = i * 0.4 * DAY + random.int(DAY / 3);
    // The first one is being generated.
    const age = i === 0 ? 8 : old;
    const status = i === 0 ? "QUEUED" : random.chance(0.1) ? "FAILED" : "COMPLETED";
    const isMade = status === "COMPLETED";
    const format = random.pick(["CSV", "XLSX"] as const);
    const id = random.uuid();
    reports.set(id, {
      id,
      reportType: random.pick(TYPES),
      opId: operator?.opId ?? "*",
      opTitle: operator ? (operator.title ?? operator.opId) : null,
      from: ago(world, age + (1 + random.int(31)) * DAY),
      to: ago(world, age),
      format,
      status,
      progressPercent: isMade ? 100 : status === "FAILED" ? 1 + ((i * 37) % 98) : 0,
      rowCount: isMade ? random.int(60_000) : null,
      requestedBy: random.pick(DECIDERS),
      requestedAt: ago(world, age),
      completedAt: status === "QUEUED" ? null : ago(world, Math.max(0, age - 20 - random.int(400))),
      downloadUrl: isMade ? `/api/files/reports/${id}.${format.toLowerCase()}` : null,
    });
  }
  return reports;
};
