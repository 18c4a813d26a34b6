import { UsageError } from "../frame/usage-error.ts";
import { KINDS, type CoverageKind } from "./items-of.ts";

/**
 * Parses `80` (of the operations) or `operations=80,fields=50`, in percent. Throws a `UsageError` for anything else.
 */
export const minimumCoverage = (text: string | undefined): Map<CoverageKind, number> =>
  new Map(
    (text === undefined ? [] : text.split(",")).map((one) => {
      const [kind, number] = one.includes("=") ? one.split("=") : ["operations", one];
      const percent = Number(number?.trim() || Number.NaN);
      if (!KINDS.includes(kind as CoverageKind) || !(percent >= 0 && percent <= 100))
        throw new UsageError(
          `--min-coverage takes percents such as 80 or operations=80,fields=50 (${KINDS.join(", ")}), not ${JSON.stringify(text)}.`,
        );
      return [kind as CoverageKind, percent] as const;
    }),
  );
