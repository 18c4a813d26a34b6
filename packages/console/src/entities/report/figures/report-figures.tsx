import type { Field } from "@backoffice/api-client";
import { StatCard, useLocale } from "@backoffice/ui";
import type { RowData } from "@backoffice/ui/table";
import { totalValue } from "#kit/contract/list/totals-of.tsx";
import { FIGURES_GRID } from "#kit/list/figures-grid.ts";
import type { List } from "#kit/list/rows/use-list.ts";
import { DrillDownLink } from "../drill-down/drill-down-link.tsx";
import type { DrillDown } from "../drill-down/drill-down.ts";
import { changeOf } from "#kit/numbers/change-of.ts";
import { usePreviousPeriod } from "./use-previous-period.ts";

/** A total above a report: its label, and whether a rise is good. */
export type Figure = { label: string; good?: "up" | "down" | "neither" };

type ReportFiguresProps<Row extends RowData> = {
  list: List<Row>;
  /** Totals of the call. */
  sums: readonly Field[];
  /** Totals shown above the report, by name; at most four. */
  figures: Readonly<{ [name: string]: Figure }>;
  drillDowns: Readonly<{ [name: string]: DrillDown<never> | undefined }>;
  filters: readonly string[];
};

const COLUMNS = ["", "", "lg:grid-cols-2", "lg:grid-cols-3", "lg:grid-cols-4"];

/** Totals of a report, each with the previous period's and a link to its list. */
export const ReportFigures = <Row extends RowData>({
  list,
  sums,
  figures,
  drillDowns,
  filters,
}: ReportFiguresProps<Row>) => {
  const locale = useLocale();
  const before = usePreviousPeriod(list);
  const { totals, table } = list;
  const entries = Object.entries(figures);
  if (!totals && table.status !== "loading") return null;
  return (
    <section
      aria-label="Figures of the report"
      // The gaps between the cells are its lines.
      className={`${FIGURES_GRID} gap-px! overflow-hidden rounded-lg border bg-line ${COLUMNS[entries.length] ?? "lg:grid-cols-4"}`}
    >
      <h2 className="sr-only">Figures of the report</h2>
      {entries.map(([name, { label, good = "up" }]) => {
        const field = sums.find((it) => it.name === name);
        const value = field && totals && totalValue(field, totals, locale);
        const earlier = field && before.totals && totalValue(field, before.totals, locale);
        const drillDown = drillDowns[name];
        return (
          <StatCard
            key={name}
            label={label}
            loading={!totals}
            // All digits are shown, also on a phone.
            value={
              value !== undefined && (
                <span className="max-sm:text-heading">
                  {drillDown ? (
                    <DrillDownLink drillDown={drillDown} filters={filters}>
                      {value}
                    </DrillDownLink>
                  ) : (
                    value
                  )}
                </span>
              )
            }
            trend={
              before.words !== undefined && before.totals
                ? { change: changeOf(totals?.[name], before.totals[name]), good }
                : undefined
            }
            note={
              before.words === undefined ? undefined : before.failed ? (
                `${before.words} could not be loaded.`
              ) : (
                // Beside the figure and its change the phone has no room for it.
                <span className="text-ink-faint max-sm:sr-only">from {earlier ?? "…"}</span>
              )
            }
            cell="figure"
          />
        );
      })}
    </section>
  );
};
