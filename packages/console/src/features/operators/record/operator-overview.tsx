import type { components } from "@backoffice/api-client";
import { linkLook, SectionHeading, useLocale } from "@backoffice/ui";
import { useLocation } from "react-router";
import { formatNumber } from "#kit/numbers/format-number.ts";
import { AppLink } from "#kit/address/app-link.tsx";
import { keptSearch } from "#kit/address/kept-search.ts";
import { OperatorFacts } from "./operator-facts.tsx";
import { useWaitingOfOperator } from "./use-waiting-of-operator.ts";

/** What waits at an operator, each with a link to its queue; then ownership and billing. */
export const OperatorOverview = ({ operator }: { operator: components["schemas"]["Operator"] }) => {
  const { locale } = useLocale();
  const { search } = useLocation();
  const queues = useWaitingOfOperator(operator.opId);
  return (
    <div className="grid grid-cols-1 items-start gap-x-10 gap-y-6 lg:grid-cols-2">
      {queues && queues.length > 0 && (
        <section className="mt-4">
          <SectionHeading level={3}>Waiting</SectionHeading>
          <ul aria-label="Waiting" className="mt-1 divide-y border-b">
            {queues.map(({ title, to, query, count }) => (
              <li key={title} className="flex min-h-8 items-center justify-between gap-4">
                <AppLink to={to + keptSearch(search, query)} className={linkLook(true)}>
                  {title}
                </AppLink>
                <span className="tabular font-semibold">{formatNumber(count, locale)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="min-w-0">
        <OperatorFacts operator={operator} />
      </div>
    </div>
  );
};
