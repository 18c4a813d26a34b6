import { useGetTransactionsTotal } from "@backoffice/api-client";
import { useLocale } from "@backoffice/ui";
import { QUEUE_TARGETS } from "#kit/queue/queue-targets.ts";
import { PAGING } from "#kit/list/list-total.ts";
import type { List } from "#kit/list/rows/use-list.ts";
import { usePublishSummary } from "#kit/pages/page-summary.ts";
import { queueSummary } from "#kit/queue/queue-summary.ts";
import { can, useSession } from "#kit/session/session.ts";

type Pending = { createdAt: string };

/** Filters of the list that its total does not take. */
const OTHERS: ReadonlySet<string> = new Set([...PAGING, "paymentProvider", "timeZone"]);

const TARGETS = { WITHDRAW: QUEUE_TARGETS.withdraw, DEPOSIT: QUEUE_TARGETS.deposit };

type PendingSummaryProps = { transactionType: keyof typeof TARGETS; list: List<Pending> };

const PendingSummary = ({ transactionType, list }: PendingSummaryProps) => {
  const { locale } = useLocale();
  const filters = Object.fromEntries(Object.entries(list.asked).filter(([name]) => !OTHERS.has(name)));
  const total = useGetTransactionsTotal(
    { body: { ...filters, opId: list.asked.opId, transactionType, status: "PENDING", isDeleted: false } },
    { enabled: can(useSession(), "view_transactions") && !("paymentProvider" in list.asked) },
  );
  const isOldestFirst = list.sort?.id === "createdAt" && !list.sort.desc && list.asked.page === 1;
  const { text, late } = queueSummary(
    {
      count: list.count,
      inUSD: total.data,
      oldest: isOldestFirst ? list.rows[0]?.createdAt : undefined,
      target: TARGETS[transactionType],
    },
    locale,
  );
  usePublishSummary(list.count === 0 ? undefined : text, late);
  return null;
};

/** Beside the title: how many transactions of a type wait, how much, and since when. */
export const pendingSummary = (transactionType: keyof typeof TARGETS) => {
  const Summary = ({ list }: { list: List<Pending> }) => <PendingSummary {...{ transactionType, list }} />;
  return Summary;
};
