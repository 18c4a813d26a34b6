import { Button, Spinner, useLocale } from "@backoffice/ui";
import { useSession } from "#kit/session/session.ts";
import { useRecordLocks } from "#kit/submit/use-record-locks.ts";
import { BulkTotalInUSD } from "./bulk-totals-text.tsx";
import type { Bulk } from "./bulk.ts";
import { eligibleRows, type BulkRequest } from "./eligible-rows.ts";

export type BulkActionsProps<Row> = {
  bulk: Bulk<Row>;
  entries: readonly { selected: Row; latest: Row }[];
  /** Whether the rows of other pages are still being read. */
  reading: boolean;
  onChoose: (wanted: BulkRequest<Row>) => void;
};

/** The bar of selected rows: their sum in US dollars and a button for each action. Loaded after the list. */
const BulkActions = <Row,>({ bulk, entries, reading, onChoose }: BulkActionsProps<Row>) => {
  const session = useSession();
  const { locale } = useLocale();
  const lockOf = useRecordLocks();
  // One primary button, which is last as in a drawer; a refusal is outlined here, and red in its confirmation.
  const primary = bulk.actions.find(({ tone }) => tone === "primary");
  const inOrder = bulk.actions.toSorted((a, b) => Number(a === primary) - Number(b === primary));
  const locked = entries.filter(({ latest }) => bulk.decides && lockOf(bulk.decides(latest))).length;
  return (
    <>
      {reading && (
        <span className="inline-flex items-center gap-1.5 px-2 text-ink-muted">
          <Spinner /> Loading all rows
        </span>
      )}
      {bulk.money && <BulkTotalInUSD rows={entries.map(({ latest }) => latest)} money={bulk.money} locale={locale} />}
      {locked > 0 && <span className="px-2 text-caution-ink tabular">{locked} with unknown outcome</span>}
      {inOrder.map((action) => {
        const asked = eligibleRows(bulk, action, session, entries, lockOf);
        const none = asked.eligible.length === 0 ? asked.excluded[0]?.reason : undefined;
        const { icon: Icon } = action;
        return (
          <Button
            key={action.id}
            variant={action === primary ? "primary" : action.tone === "danger" ? "refusal" : "secondary"}
            className="order-3 max-sm:h-11 max-sm:flex-1"
            reason={reading ? "Wait until all rows have loaded." : none}
            onClick={() => onChoose(asked)}
          >
            {Icon && <Icon size={14} strokeWidth={1.75} aria-hidden />}
            {action.label ?? action.verb}
          </Button>
        );
      })}
    </>
  );
};

export default BulkActions;
