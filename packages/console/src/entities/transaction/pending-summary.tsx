import { useGetTransactionsTotal, type components } from "@backoffice/api-client";
import { useLocale } from "@backoffice/ui";
import { QUEUE_TARGETS } from "#entities/transaction/queue-targets.ts";
import { PAGING } from "#kit/list/list-total.ts";
import type { List } from "#kit/list/rows/use-list.ts";
import { usePublishSummary } from "#kit/pages/page-summary.ts";
import { queueSummary } from "#kit/queue/queue-summary.ts";
import { can, useSession } from "#kit/session/session.ts";

/** Filters of the list that its total does not take. */
const OTHERS: ReadonlySet<string> = new Set([...PAGING, "paymentProvider", "timeZone"]);

/** Beside the title: how many withdrawals wait, how much, and since when. */
export const PendingSummary = ({ list }: { list: List<components["schemas"]["Withdrawal"]> }) => {
  const { locale } = useLocale();
  const filters = Object.fromEntries(Object.entries(list.asked).filter(([name]) => !OTHERS.has(name)));
  const total = useGetTransactionsTotal(
    { body: { ...filters, opId: list.asked.opId, transactionType: "WITHDRAW", status: "PENDING", isDeleted: false } },
    { enabled: can(useSession(), "view_transactions") && !("paymentProvider" in list.asked) },
  );
  const isOldestFirst = list.sort?.id === "createdAt" && !list.sort.desc && list.asked.page === 1;
  const { text, late } = queueSummary(
    {
      count: list.count,
      inUSD: total.data,
      oldest: isOldestFirst ? list.rows[0]?.createdAt : undefined,
      target: QUEUE_TARGETS.withdraw,
    },
    locale,
  );
  usePublishSummary(list.count === 0 ? undefined : text, late);
  return null;
};
