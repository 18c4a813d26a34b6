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

/** Cards with the list that each one sums up. */
const CARDS: readonly { name: keyof Cards; label: string; path: string; query?: Readonly<Record<string, string>> }[] = [
  { name: "debt", label: "Debt", path: "/billing/operatorsV2" },
  { name: "invoiced", label: "Invoiced", path: "/billing/invoices" },
  { name: "paid", label: "Paid", path: "/billing/operatorsV2" },
  { name: "cpgProvider", label: "CPG balance", path: "/billing/operatorsV2" },
];

/** The year of the list's filter, by default the current one. */
const useYear = (): number => {
  const { timeZone } = useLocale();
  const current = currentYear(new Date(useNow(false)), timeZone);
  const [wanted] = useSearchParam("year");
  return Number(yearOptions(current).find(({ value }) => value === wanted)?.value ?? current);
};

/** Debt, invoiced, paid and CPG balance of the selected operators in a year (money §3, §7). */
export const BillingDashboardCards = () => {
  const { opId, includeBrands } = useScope();
  const year = useYear();
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
    <section aria-label={`Figures of ${year}`} className={`${FIGURES_GRID} lg:grid-cols-4 print:hidden`}>
      <h2 className="sr-only">Figures of {year}</h2>
      {CARDS.map(({ name, label, path }) => (
        <StatCard
          key={name}
          label={name === "cpgProvider" ? label : `${label} ${year}`}
          loading={!data}
          value={
            data && (
              <PageLink to={path} query={{ year: String(year) }} permission="view_billing">
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
    </section>
  );
};
