import { useShowBillingCards, type components } from "@backoffice/api-client";
import { Alert, Button, StatCard, useLocale, useNow } from "@backoffice/ui";
import { currentYear, yearOptions } from "#entities/billing/months.ts";
import { Amount } from "#entities/money/amount.tsx";
import { PageLink } from "#kit/address/page-link.tsx";
import { useSearchParam } from "#kit/address/use-search-param.ts";
import { FIGURES_GRID } from "#kit/list/figures-grid.ts";
import { useScope } from "#kit/scope/scope.ts";
import { compact } from "#kit/state/compact.ts";

type Cards = components["schemas"]["BillingCards"];

/** Cards with the list that each one sums up; the balance at the CPG provider is of no year. */
const CARDS: readonly { name: keyof Cards; label: (year: number) => string; path: string; ofYear: boolean }[] = [
  { name: "debt", label: (year) => `Debt ${year}`, path: "/billing/operatorsV2", ofYear: true },
  { name: "invoiced", label: (year) => `Invoiced ${year}`, path: "/billing/invoices", ofYear: true },
  { name: "paid", label: (year) => `Paid ${year}`, path: "/billing/operatorsV2", ofYear: true },
  { name: "cpgProvider", label: () => "CPG balance now", path: "/billing/operatorsV2", ofYear: false },
];

/** The year of the list's filter; the current one if the list shows all years. */
const useYear = (): { year: number; isFiltered: boolean } => {
  const { timeZone } = useLocale();
  const current = currentYear(new Date(useNow(false)), timeZone);
  const [year] = useSearchParam("year");
  const chosen = yearOptions(current).find(({ value }) => value === year);
  return { year: Number(chosen?.value ?? current), isFiltered: chosen !== undefined };
};

/** Debt, invoiced and paid of the selected operators in a year, and their CPG balance (money §3, §7). */
export const BillingDashboardCards = () => {
  const { opId, includeBrands } = useScope();
  const { year, isFiltered } = useYear();
  const { data, error, refetch } = useShowBillingCards({ body: compact({ opId, year, includeBrands }) });
  if (error && !data)
    return (
      <Alert
        severity="critical"
        title="The figures could not be loaded"
        action={<Button onClick={() => void refetch()}>Try again</Button>}
        className="mb-3 shrink-0"
      >
        {error.messages[0] ?? error.message}
      </Alert>
    );
  return (
    <section aria-label="Billing figures" className="shrink-0 print:hidden">
      <h2 className="sr-only">Billing figures</h2>
      {!isFiltered && (
        // One line also beside a drawer, so that the rows of the list stay where they are.
        <p className="mb-2 text-meta text-ink-muted in-[:has(>[data-inline])]:truncate">
          The cards show {year}; the list shows all years unless you filter it by year.
        </p>
      )}
      <div className={`${FIGURES_GRID} lg:grid-cols-4`}>
        {CARDS.map(({ name, label, path, ofYear }) => (
          <StatCard
            key={name}
            label={label(year)}
            loading={!data}
            value={
              data && (
                <PageLink to={path} query={ofYear ? { year: String(year) } : {}} permission="view_billing">
                  {/* Amounts are never truncated, not even on a phone. */}
                  <span className="max-sm:text-body">
                    <Amount value={data[name].amountInUSD} currency="USD" />
                  </span>
                </PageLink>
              )
            }
            className="p-3"
          />
        ))}
      </div>
    </section>
  );
};
