import type { components } from "@backoffice/api-client/contract";
import type { Db } from "../../db/db.ts";
import type { BonusFormRow } from "./bonus-tables.ts";

type Counts = { pendingCount: number; requestsCount: number };

/** For each form, the number of requests and of pending ones. */
export const requestCounts = (db: Db): Map<string, Counts> => {
  const counts = new Map<string, Counts>();
  for (const { bonusId, status } of db.bonus.requests.values()) {
    const { pendingCount, requestsCount } = counts.get(bonusId) ?? { pendingCount: 0, requestsCount: 0 };
    counts.set(bonusId, {
      pendingCount: pendingCount + (status === "PENDING" ? 1 : 0),
      requestsCount: requestsCount + 1,
    });
  }
  return counts;
};

export const bonusFormView = (
  row: BonusFormRow,
  counts: ReadonlyMap<string, Counts>,
): components["schemas"]["BonusForm"] => ({
  ...row,
  ...(counts.get(row.bonusId) ?? { pendingCount: 0, requestsCount: 0 }),
});
