import type { components } from "@backoffice/api-client/contract";
import type { Db } from "../db/db.ts";
import { createRandom } from "../db/random.ts";

type Report = components["schemas"]["ExportReport"];

/** Reports whose rows have an amount. */
const WITH_AMOUNT = new Set<string>(["TRANSACTIONS", "BETS", "BONUSES", "AFFILIATES"]);

/**
 * The rows of a report's file below its headings: their number as in the report, with players of its operator in its
 * period.
 */
export const reportRows = ({ players }: Db, report: Report): (string | number)[][] => {
  const { id, opId, reportType, from, to, rowCount } = report;
  const random = createRandom(`report-file/${id}`);
  const own = [...players.values()].filter((it) => opId === "*" || it.opId === opId || it.parentOpId === opId);
  const [start, length] = [Date.parse(from), Date.parse(to) - Date.parse(from)];
  const hasAmount = WITH_AMOUNT.has(reportType);
  const headings = ["no", "playerCode", "opId", "at", ...(hasAmount ? ["amountInUSD"] : [])];
  if (own.length === 0) return [headings];
  const rows = Array.from({ length: rowCount ?? 0 }, (_, index) => {
    const player = own[index % own.length]!;
    const at = new Date(start + random.int(length)).toISOString();
    return [index + 1, player.playerCode, player.opId, at, ...(hasAmount ? [random.int(500_000) / 100] : [])];
  });
  return [headings, ...rows];
};
