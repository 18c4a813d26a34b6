import { useGetTransactionsTotal } from "@backoffice/api-client";
import { QUEUE_TARGETS } from "#kit/queue/queue-targets.ts";
import { PAGING } from "#kit/list/list-total.ts";
import type { List } from "#kit/list/rows/use-list.ts";
import { QueueLine } from "#kit/queue/queue-line.tsx";
import { can, useSession } from "#kit/session/session.ts";

type Pending = { createdAt: string };

/** Filters of the list that its total does not take. */
const OTHERS: ReadonlySet<string> = new Set([...PAGING, "paymentProvider", "timeZone"]);

const TARGETS = { WITHDRAW: QUEUE_TARGETS.withdraw, DEPOSIT: QUEUE_TARGETS.deposit };

type PendingSummaryProps = { transactionType: keyof typeof TARGETS; list: List<Pending> };

const PendingSummary = ({ transactionType, list }: PendingSummaryProps) => {
  const filters = Object.fromEntries(Object.entries(list.asked).filter(([name]) => !OTHERS.has(name)));
  const total = useGetTransactionsTotal(
    { body: { ...filters, opId: list.asked.opId, transactionType, status: "PENDING", isDeleted: false } },
    { enabled: can(useSession(), "view_transactions") && !("paymentProvider" in list.asked) },
  );
  return <QueueLine queue={{ since: "createdAt", target: TARGETS[transactionType] }} list={list} inUSD={total.data} />;
};

/** Beside the title: how many transactions of a type wait, how much, and since when. */
export const pendingSummary = (transactionType: keyof typeof TARGETS) => {
  const Summary = ({ list }: { list: List<Pending> }) => <PendingSummary {...{ transactionType, list }} />;
  return Summary;
};
