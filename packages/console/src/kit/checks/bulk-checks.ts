import type { RowChecksOf } from "./row-checks-of.ts";

/** Effect of the rows' checks on a bulk approval (ruling 54). */
export const bulkChecks = (inWords: RowChecksOf) => ({
  /** Why a row is not approved together with others. */
  stopReason: (codes: readonly string[] = []): string | undefined => {
    const [worst] = inWords(codes);
    return worst?.state === "stop" ? `${worst.label}: approve it individually.` : undefined;
  },
  /** What needs a look before it is. */
  lookOf: (codes: readonly string[] | undefined): string | undefined =>
    codes === undefined ? "Not checked" : inWords(codes).find(({ state }) => state === "look")?.label,
});
