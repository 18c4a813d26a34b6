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

/** The number of lines, and the room for them from the start: what is read moves nothing below. */
const LINES = {
  page: { most: 8, room: "min-h-72 max-sm:min-h-112" },
  drawer: { most: 4, room: "min-h-36 max-sm:min-h-56" },
};

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
  <li className="grid h-9 grid-cols-[7.5rem_minmax(0,1fr)_auto] items-center gap-x-2 border-b max-sm:h-14 max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:content-center">
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

type PlayerActivityProps = { player: components["schemas"]["Player"]; on: keyof typeof LINES };

/** Recent activity of a player, latest first. */
export const PlayerActivity = ({ player, on }: PlayerActivityProps) => {
  const { most, room } = LINES[on];
  const id = useId();
  const session = useSession();
  const panels = usePanels();
  const [, setTab] = useTabParam();
  const open: LineProps["open"] = (record) =>
    record.kind === "bet"
      ? panels.open("bet-details", { bet: record.id })
      : panels.open("transaction-details", { txId: record.id });
  const { bets, transactions } = useRecentActivity(player.playerCode);
  const entries = recentActivity({ bets: bets.data, transactions: transactions.data }, player, most);
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="mb-0.5 flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id={id} className="text-meta font-semibold">
          Recent activity
        </h3>
        <p className="flex flex-wrap gap-x-3 text-meta text-ink-muted">
          {ALL.filter(({ permission }) => can(session, permission)).map(({ tab, label }) => (
            <button key={tab} type="button" className={linkLook(true)} onClick={() => setTab(tab)}>
              {label}
            </button>
          ))}
        </p>
      </div>
      <div className={room}>
        {bets.isLoading || transactions.isLoading ? (
          <span className="flex h-9 items-center">
            <Skeleton className="h-2 w-60" />
          </span>
        ) : (
          <ol aria-labelledby={id}>
            {entries.map((entry) => (
              <Line key={entry.id} entry={entry} open={open} />
            ))}
          </ol>
        )}
      </div>
      <UnreadFacts subject="The bets" query={bets} />
      <UnreadFacts subject="The transactions" query={transactions} />
    </section>
  );
};
