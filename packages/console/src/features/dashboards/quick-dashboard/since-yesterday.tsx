import type { components } from "@backoffice/api-client";
import { useLocale } from "@backoffice/ui";
import { formatNumber } from "#kit/numbers/format-number.ts";
import { changeWords } from "./change-words.ts";

type SinceYesterdayProps = Pick<components["schemas"]["Waiting"], "cameIn" | "decided">;

/** Items that arrived and were decided since this time yesterday: as symbols, and in words for screen readers. */
export const SinceYesterday = ({ cameIn, decided }: SinceYesterdayProps) => {
  const { locale } = useLocale();
  if (cameIn === null) return null;
  const isQuiet = cameIn === 0 && !decided;
  return (
    <span data-slot="since-yesterday" className="relative text-meta text-ink-muted">
      <span className="sr-only">{changeWords({ cameIn, decided }, locale)}</span>
      <span aria-hidden>
        {isQuiet ? (
          "Nothing new"
        ) : (
          <bdi className="tabular">
            +{formatNumber(cameIn, locale)}
            {decided !== null && ` −${formatNumber(decided, locale)}`}
          </bdi>
        )}
        <span className="md:hidden"> since yesterday</span>
      </span>
    </span>
  );
};
