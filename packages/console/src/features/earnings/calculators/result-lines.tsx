import type { components } from "@backoffice/api-client";
import { SectionHeading, useLocale } from "@backoffice/ui";
import { DataTable, textCell, type Column } from "@backoffice/ui/table";
import { amountCell } from "#entities/money/amount-cell.tsx";
import { formatPercentage } from "#kit/numbers/format-number.ts";

type Result = components["schemas"]["AffiliateProfitResult"];
type AffiliateLine = Result["affiliateProfit"][number];
type OperatorLine = Result["operatorProfit"][number];

const affiliateColumns: readonly Column<AffiliateLine>[] = [
  { id: "label", header: "Part", ...textCell<AffiliateLine>(({ label }) => label), width: 180, hideable: false },
  {
    id: "amountInUSD",
    header: "Whole amount",
    ...amountCell<AffiliateLine>(({ amountInUSD }) => ({ value: amountInUSD, currency: "USD" })),
    amount: false,
    width: 150,
  },
  {
    id: "adminSettingsInPercentage",
    header: "Setting",
    cell: ({ adminSettingsInPercentage: set }, { locale }) => (set === null ? "—" : formatPercentage(set, locale)),
    text: ({ adminSettingsInPercentage: set }) => (set === null ? "" : String(set)),
    align: "end",
    width: 90,
  },
  {
    id: "adjustedAmountInUSD",
    header: "Affiliate share",
    ...amountCell<AffiliateLine>(({ adjustedAmountInUSD }) => ({ value: adjustedAmountInUSD, currency: "USD" })),
    amount: false,
    width: 150,
  },
  {
    id: "tooltips",
    header: "Calculation",
    ...textCell<AffiliateLine>(({ tooltips }) => tooltips.join(" ")),
    width: 300,
  },
];

const operatorColumns: readonly Column<OperatorLine>[] = [
  { id: "label", header: "Part", ...textCell<OperatorLine>(({ label }) => label), width: 180, hideable: false },
  {
    id: "amountInUSD",
    header: "Amount",
    ...amountCell<OperatorLine>(({ amountInUSD }) => ({ value: amountInUSD, currency: "USD" })),
    amount: false,
    width: 150,
  },
];

const READY = { status: "ready" } as const;
const idOf = ({ label }: { label: string }) => label;

/** Columns next to fields, with the currency in the header; settings and explanations are below the table. */
const compactColumns: readonly Column<AffiliateLine>[] = [
  { id: "label", header: "Part", ...textCell<AffiliateLine>(({ label }) => label), width: 120, hideable: false },
  {
    id: "amountInUSD",
    header: "Whole, USD",
    ...amountCell<AffiliateLine>(({ amountInUSD }) => ({ value: amountInUSD, currency: "USD" }), { bare: true }),
    amount: false,
    width: 100,
  },
  {
    id: "adjustedAmountInUSD",
    header: "Share, USD",
    ...amountCell<AffiliateLine>(({ adjustedAmountInUSD }) => ({ value: adjustedAmountInUSD, currency: "USD" }), {
      bare: true,
    }),
    amount: false,
    width: 100,
  },
];

/** Setting and calculation of each part. */
const Explanations = ({ lines }: { lines: readonly AffiliateLine[] }) => {
  const { locale } = useLocale();
  return (
    <details className="text-meta">
      <summary className="text-ink-muted">Calculation of each part</summary>
      <dl className="mt-2 flex flex-col gap-2">
        {lines
          .filter(({ tooltips }) => tooltips.length > 0)
          .map(({ label, tooltips, adminSettingsInPercentage: set }) => (
            <div key={label}>
              <dt className="font-medium text-ink">
                {label}
                {set !== null && `, ${formatPercentage(set, locale)}`}
              </dt>
              <dd className="text-ink-muted">{tooltips.join(" ")}</dd>
            </div>
          ))}
      </dl>
    </details>
  );
};

type ResultLinesProps = {
  result: Result;
  /** Next to the fields: the explanations are below the table. */
  compact?: boolean;
};

/** Breakdown of affiliate and operator profit (money §3). */
export const ResultLines = ({ result: { affiliateProfit, operatorProfit }, compact = false }: ResultLinesProps) => (
  <div className="flex flex-col gap-2">
    <SectionHeading level={2}>Affiliate profit</SectionHeading>
    <DataTable<AffiliateLine>
      label="Affiliate profit"
      rows={affiliateProfit}
      columns={compact ? compactColumns : affiliateColumns}
      rowId={idOf}
      state={READY}
      bare
    />
    {compact && <Explanations lines={affiliateProfit} />}
    <SectionHeading level={2} className="mt-4">
      Operator profit
    </SectionHeading>
    <DataTable<OperatorLine>
      label="Operator profit"
      rows={operatorProfit}
      columns={operatorColumns}
      rowId={idOf}
      state={READY}
      bare
    />
  </div>
);
