import { listBets, useListBets, type components } from "@backoffice/api-client";
import { cn, useLocale } from "@backoffice/ui";
import { subtractDecimals } from "@backoffice/ui/form";
import { Amount } from "#entities/money/amount.tsx";
import { BetLink } from "#entities/bet/bet-link.tsx";
import { winOf } from "#entities/bet/win-of.ts";
import { PageLink } from "#kit/address/page-link.tsx";
import { decimalOf } from "#kit/numbers/decimal-of.ts";
import { formatAmount, formatNumber } from "#kit/numbers/format-number.ts";
import { ALL } from "#kit/scope/scope.ts";
import { can, useSession } from "#kit/session/session.ts";

type Bet = components["schemas"]["Bet"];

/** Number of bets beside a conversation. */
const RECENT = 5;

/** The player's latest bets; nothing read without the permission. */
export const useRecentBets = (playerCode: string) =>
  useListBets(
    {
      body: { page: 1, itemsPerPage: RECENT, opId: ALL, playerCode, sortBy: "createdAt", sortDirection: "desc" },
    },
    { enabled: can(useSession(), listBets.operation.permission), staleTime: 0 },
  );

/** The player's signed profit from a bet: a win is emphasized, a loss is not. */
const Result = ({ bet }: { bet: Bet }) => {
  const { locale } = useLocale();
  const win = winOf(bet).own;
  if (win === null) return <span className="text-ink-muted">open</span>;
  const result = subtractDecimals(decimalOf(win), decimalOf(bet.betAmount));
  const isLoss = result.startsWith("-");
  const text = formatAmount(result.replace(/^-/, ""), locale, bet.currency);
  return <bdi className={isLoss ? "text-ink-muted" : "font-semibold"}>{`${isLoss ? "−" : "+"}${text}`}</bdi>;
};

type RecentBetsProps = { bets: { count: number; items: readonly Bet[] }; playerCode: string };

/** The player's latest bets with their results; nothing without a bet. */
export const RecentBets = ({ bets: { count, items }, playerCode }: RecentBetsProps) => {
  const { locale } = useLocale();
  if (items.length === 0) return null;
  const currencies = new Set(items.map(({ currency }) => currency));
  // A currency that all share is said once.
  const shared = currencies.size === 1 ? items[0]!.currency : undefined;
  return (
    <section className="mt-5">
      <table className="w-full table-fixed text-body">
        <caption className="sr-only">Recent bets</caption>
        <thead>
          <tr className="text-meta text-ink-muted">
            <th scope="col" className="h-7 text-start font-semibold text-ink">
              {items.length === 1 ? "Last bet" : `Last ${formatNumber(items.length, locale)} bets`}
              {shared && `, ${shared}`}
            </th>
            <th scope="col" className={cn("text-end font-normal", shared ? "w-16" : "w-24")}>
              Stake
            </th>
            <th scope="col" className="w-18 text-end font-normal">
              Result
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((bet) => (
            <tr key={bet.betId} className="border-b">
              <td className="h-7 truncate" title={`${bet.title}, ${bet.betId}`}>
                <BetLink betId={bet.betId}>{bet.title}</BetLink>
              </td>
              <td className="tabular text-end text-ink-muted">
                {shared ? (
                  formatAmount(bet.betAmount, locale, shared)
                ) : (
                  <Amount value={bet.betAmount} currency={bet.currency} />
                )}
              </td>
              <td className="tabular text-end">
                <Result bet={bet} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-meta text-ink-muted">
        <PageLink to="/bets" query={{ playerCode }} permission="view_bets" inText>
          {count === 1 ? "All bets" : `All ${formatNumber(count, locale)} bets`}
        </PageLink>
      </p>
    </section>
  );
};
