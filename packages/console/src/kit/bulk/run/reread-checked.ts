import type { QueryClient } from "@tanstack/react-query";
import type { Reread } from "../bulk.ts";

/**
 * Rereads a selected row; on a server whose rows have no checks they are made from other reads by `codesOf`. If these
 * fail the row stays unchecked, which the confirmation says.
 */
export const rereadChecked =
  <Code extends string, Row extends { checks?: Code[] }>(
    reread: Reread<Row>,
    codesOf: (client: QueryClient, row: Row) => Promise<Code[]>,
  ): Reread<Row> =>
  async (client, row) => {
    const latest = await reread(client, row);
    if (latest.checks) return latest;
    try {
      return { ...latest, checks: await codesOf(client, latest) };
    } catch {
      return latest;
    }
  };
