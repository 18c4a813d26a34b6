import type { components } from "@backoffice/api-client/contract";
import { toCents, sumOf } from "../../db/money/amounts.ts";
import { createRandom } from "../../db/random.ts";

type Inclusion = components["schemas"]["TestPlayersInclusion"];

const SHARES: Record<Inclusion, number> = { all: 1, "test only": 0.02, "no test": 0.98 };

/** The GGR of an operator or brand in a month, in USD; deterministic. */
const revenueOf = (opId: string, year: number, month: number): { casino: number; sport: number } => {
  const random = createRandom(`revenue/${opId}/${year}-${month}`);
  const size = 4000 + createRandom(`size/${opId}`).int(90_000);
  return { casino: size * (0.6 + random.next()), sport: size * (0.7 * random.next() - 0.1) };
};

/** The total GGR of operators and brands in a month, in USD. */
export const ggrOf = (opIds: readonly string[], year: number, month: number, inclusion: Inclusion) => {
  const all = opIds.map((opId) => revenueOf(opId, year, month));
  const share = SHARES[inclusion];
  return {
    casinoGGRInUSD: sumOf(all.map((it) => toCents(it.casino * share))),
    sportGGRInUSD: sumOf(all.map((it) => toCents(it.sport * share))),
  };
};
