import { useListOperatorBalances, useListPlayers, listOperatorBalances, listPlayers } from "@backoffice/api-client";
import { Skeleton, useLocale } from "@backoffice/ui";
import { Amount } from "#entities/money/amount.tsx";
import { formatNumber } from "#kit/numbers/format-number.ts";
import type { Figure } from "#kit/records/figures.tsx";
import { can, useSession } from "#kit/session/session.ts";
import { useWaitingOfOperator } from "./use-waiting-of-operator.ts";

const READING = <Skeleton className="my-1.5 h-4 w-20" />;
const UNREAD = "Not read";

/** Balance, players and waiting work of an operator, without its brands; those that the user may not see are left out. */
export const useOperatorFigures = (opId: string): Figure[] => {
  const session = useSession();
  const { locale } = useLocale();
  const seesBalance = can(session, listOperatorBalances.operation.permission);
  const seesPlayers = can(session, listPlayers.operation.permission);
  const own = { opId, includeBrands: false };
  const balances = useListOperatorBalances({ body: { page: 1, itemsPerPage: 1, ...own } }, { enabled: seesBalance });
  const players = useListPlayers({ body: { page: 1, limit: 1, ...own } }, { enabled: seesPlayers });
  const { queues, query } = useWaitingOfOperator(opId);
  const balance = balances.data?.items[0];
  const waiting = queues?.reduce((sum, { count }) => sum + count, 0);
  return [
    ...(seesBalance && (!balances.data || balance)
      ? [
          {
            label: "Balance",
            value: balance ? (
              <Amount value={balance.cpgBalanceInUSD} currency="USD" />
            ) : balances.error ? (
              UNREAD
            ) : (
              READING
            ),
          },
        ]
      : []),
    ...(seesPlayers
      ? [
          {
            label: "Players",
            value: players.data ? formatNumber(players.data.count, locale) : players.error ? UNREAD : READING,
          },
        ]
      : []),
    { label: "Waiting", value: waiting !== undefined ? formatNumber(waiting, locale) : query.error ? UNREAD : READING },
  ];
};
