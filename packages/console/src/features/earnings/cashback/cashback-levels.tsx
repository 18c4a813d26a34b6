import type { components } from "@backoffice/api-client";
import { Badge, SectionHeading } from "@backoffice/ui";
import { DataTable, type Column } from "@backoffice/ui/table";
import { amountCell } from "#entities/money/amount-cell.tsx";
import { formatPercentage } from "#kit/numbers/format-number.ts";

type Level = components["schemas"]["CashbackLevel"] & { level: number; isCurrent: boolean };

const columns: readonly Column<Level>[] = [
  {
    id: "level",
    header: "Level",
    cell: ({ level, isCurrent }) => (
      <span className="flex items-center gap-1.5">
        {level}
        {isCurrent && <Badge tone="note">Current</Badge>}
      </span>
    ),
    text: ({ level }) => String(level),
    width: 100,
    hideable: false,
  },
  {
    id: "lostAmountInUSD",
    header: "Minimum loss",
    ...amountCell<Level>(({ lostAmountInUSD }) => ({ value: lostAmountInUSD, currency: "USD" })),
    amount: false,
    width: 160,
  },
  {
    id: "percentage",
    header: "Cashback",
    cell: ({ percentage }, { locale }) => formatPercentage(percentage, locale),
    text: ({ percentage }) => String(percentage),
    align: "end",
    width: 110,
  },
];

const READY = { status: "ready" } as const;
const idOf = ({ level }: Level) => String(level);

type CashbackLevelsProps = { settings: components["schemas"]["CashbackSettingsInForce"]; currentLevel: number };

/** Cashback levels of a player with the current one. */
export const CashbackLevels = ({ settings: { isOverridden, settings }, currentLevel }: CashbackLevelsProps) => {
  const rows = settings.map((row, index) => ({ ...row, level: index + 1, isCurrent: index + 1 === currentLevel }));
  return (
    <section className="mt-6 flex flex-col gap-2" aria-label="Levels">
      <SectionHeading level={3}>{isOverridden ? "Levels of this player" : "Operator levels"}</SectionHeading>
      <DataTable<Level> label="Cashback levels" rows={rows} columns={columns} rowId={idOf} state={READY} bare />
    </section>
  );
};
