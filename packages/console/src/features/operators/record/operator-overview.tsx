import type { components } from "@backoffice/api-client";
import { linkLook, SectionHeading, Skeleton, useLocale } from "@backoffice/ui";
import { useLocation } from "react-router";
import { formatNumber } from "#kit/numbers/format-number.ts";
import { AppLink } from "#kit/address/app-link.tsx";
import { keptSearch } from "#kit/address/kept-search.ts";
import { UnreadFacts } from "#kit/records/unread-facts.tsx";
import { OperatorFacts } from "./operator-facts.tsx";
import { useWaitingOfOperator } from "./use-waiting-of-operator.ts";

/** Pending work of an operator, each count with a link to its queue; then ownership and billing. */
export const OperatorOverview = ({ operator }: { operator: components["schemas"]["Operator"] }) => {
  const { locale } = useLocale();
  const { search } = useLocation();
  const { queues, query } = useWaitingOfOperator(operator.opId);
  return (
    <div className="grid grid-cols-1 items-start gap-x-10 gap-y-6 lg:grid-cols-2">
      <section className="mt-4">
        <SectionHeading level={3}>Waiting</SectionHeading>
        {!queues && !query.error && <Skeleton className="my-3 h-2 w-60" />}
        {queues?.length === 0 && (
          <p className="mt-1 text-ink-muted">Nothing is waiting in the queues that you can open.</p>
        )}
        <UnreadFacts subject="The queues" query={query} />
        {queues && queues.length > 0 && (
          <ul aria-label="Waiting" className="mt-1 divide-y border-b">
            {queues.map(({ title, to, query: filters, count }) => (
              <li key={title} className="flex min-h-8 items-center justify-between gap-4">
                <AppLink to={to + keptSearch(search, filters)} className={linkLook(true)}>
                  {title}
                </AppLink>
                <span className="tabular font-semibold">{formatNumber(count, locale)}</span>
              </li>
            ))}
          </ul>
        )}
      </section>
      <div className="min-w-0">
        <OperatorFacts operator={operator} />
      </div>
    </div>
  );
};
