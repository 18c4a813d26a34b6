import { useListTransactions, type components } from "@backoffice/api-client";
import { Skeleton } from "@backoffice/ui";
import { useId } from "react";
import { Amount } from "#entities/money/amount.tsx";
import { Moment } from "#entities/time/moment.tsx";
import { PageLink } from "#kit/address/page-link.tsx";
import { UnreadFacts } from "#kit/records/unread-facts.tsx";
import { ALL } from "#kit/scope/scope.ts";
import { can, useSession } from "#kit/session/session.ts";
import { kindWords } from "./transaction-kind.ts";
import { TRANSACTION_STATUS } from "./transaction-status.ts";

type Transaction = components["schemas"]["Transaction"];

const COUNT = 5;

const Row = ({ tx }: { tx: Transaction }) => (
  <li className="flex h-7 items-baseline gap-x-3 border-b py-1 last:border-b-0">
    <span className="min-w-0 flex-1 truncate">
      {kindWords(tx)}
      {tx.status !== "CONFIRMED" && (
        <span className="text-ink-muted">, {TRANSACTION_STATUS[tx.status]?.label.toLowerCase() ?? tx.status}</span>
      )}
    </span>
    <span className="shrink-0 text-meta text-ink-muted">
      <Moment value={tx.createdAt} />
    </span>
    <span className="tabular shrink-0 text-end">
      <Amount value={tx.toAmount} currency={tx.toCurrency} />
    </span>
  </li>
);

type RecentTransactionsProps = { playerCode: string; level?: 2 | 3 };

/** The latest transactions of a player beside a decision on the player's money; nothing without the permission. */
export const RecentTransactions = ({ playerCode, level = 3 }: RecentTransactionsProps) => {
  const id = useId();
  const session = useSession();
  const mayRead = can(session, "view_transactions");
  const query = useListTransactions(
    { body: { page: 1, itemsPerPage: COUNT, opId: ALL, playerCode } },
    { enabled: mayRead, staleTime: 0 },
  );
  if (!mayRead) return null;
  const { data, error } = query;
  const Heading = `h${level}` as const;
  return (
    // Room for all lines and the link from the start: what arrives moves no button that moves money.
    <section aria-labelledby={id} className="mt-5 min-h-47">
      <Heading id={id} className="mb-0.5 text-meta font-semibold text-ink">
        Recent transactions
      </Heading>
      {data ? (
        <ul>
          {data.items.map((tx) => (
            <Row key={tx.txId} tx={tx} />
          ))}
        </ul>
      ) : (
        !error && <Skeleton className="my-2 h-2.5 w-48" />
      )}
      {data?.items.length === 0 && <p className="text-ink-muted">No transactions yet.</p>}
      {data !== undefined && data.count > COUNT && (
        <p className="mt-1 text-meta">
          <PageLink to="/transactions/list" query={{ playerCode }} permission="view_transactions">
            All transactions of the player
          </PageLink>
        </p>
      )}
      <UnreadFacts subject="The transactions" query={query} />
    </section>
  );
};
