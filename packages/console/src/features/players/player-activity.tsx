import type { components } from "@backoffice/api-client";
import { DateTime, linkLook, Money, Skeleton, useLocale } from "@backoffice/ui";
import { useId } from "react";
import { useRecentActivity } from "#entities/player/use-recent-activity.ts";
import { formatAmount } from "#kit/numbers/format-number.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { useTabParam } from "#kit/records/record-tabs.tsx";
import { UnreadFacts } from "#kit/records/unread-facts.tsx";
import { can, useSession } from "#kit/session/session.ts";
import { recentActivity, type Entry } from "./recent-activity.ts";

const MOST = 8;

const Change = ({ amount: { value, currency } }: { amount: NonNullable<Entry["amount"]> }) => {
  const { locale } = useLocale();
  const isLoss = value.startsWith("-");
  const text = formatAmount(value.replace(/^-/, ""), locale, currency);
  return (
    <span className={isLoss ? undefined : "font-semibold"}>
      <Money amount={`${isLoss ? "−" : "+"}${text}`} currency={currency} />
    </span>
  );
};

type LineProps = { entry: Entry; open: (record: NonNullable<Entry["record"]>) => void };

const Line = ({ entry: { at, title, detail, amount, record }, open }: LineProps) => (
  <li className="grid min-h-9 grid-cols-[7.5rem_minmax(0,1fr)_auto] items-baseline gap-x-2 border-b py-2 max-sm:grid-cols-[minmax(0,1fr)_auto]">
    <span className="text-ink-muted max-sm:col-span-2">
      <DateTime value={at} short />
    </span>
    <span className="min-w-0 truncate" title={`${title} ${detail}`.trim()}>
      {record ? (
        // Over the player, who is what staff came for: Close leads back.
        <button type="button" className={linkLook()} onClick={() => open(record)}>
          {title}
        </button>
      ) : (
        title
      )}{" "}
      <bdi className="text-ink-muted">{detail}</bdi>
    </span>
    <span className="text-end">{amount && <Change amount={amount} />}</span>
  </li>
);

/** Where the whole lists are: the tabs of the player. */
const ALL = [
  { tab: "transactions", label: "All transactions", permission: "view_transactions" },
  { tab: "bets", label: "All bets", permission: "view_bets" },
  { tab: "activity", label: "History", permission: "view_player_activities" },
] as const;

/** What happened to a player lately, latest first. */
export const PlayerActivity = ({ player }: { player: components["schemas"]["Player"] }) => {
  const id = useId();
  const session = useSession();
  const panels = usePanels();
  const [, setTab] = useTabParam();
  const open: LineProps["open"] = (record) =>
    record.kind === "bet"
      ? panels.open("bet-details", { bet: record.id })
      : panels.open("transaction-details", { txId: record.id });
  const { bets, transactions } = useRecentActivity(player.playerCode);
  const entries = recentActivity({ bets: bets.data, transactions: transactions.data }, player, MOST);
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h3 id={id} className="mb-0.5 text-meta font-semibold">
        Recent activity
      </h3>
      {bets.isLoading || transactions.isLoading ? (
        <Skeleton className="my-3.5 h-2 w-60" />
      ) : (
        <ol aria-labelledby={id}>
          {entries.map((entry) => (
            <Line key={entry.id} entry={entry} open={open} />
          ))}
        </ol>
      )}
      <UnreadFacts subject="The bets" query={bets} />
      <UnreadFacts subject="The transactions" query={transactions} />
      <p className="mt-2 flex flex-wrap gap-x-3 text-meta">
        {ALL.filter(({ permission }) => can(session, permission)).map(({ tab, label }) => (
          <button key={tab} type="button" className={linkLook(true)} onClick={() => setTab(tab)}>
            {label}
          </button>
        ))}
      </p>
    </section>
  );
};
