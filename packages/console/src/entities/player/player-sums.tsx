import { useCalculatePlayerLtv, type ApiError } from "@backoffice/api-client";
import { DASH } from "@backoffice/ui";
import { Amount } from "#entities/money/amount.tsx";
import { PENDING_FIGURE } from "#kit/records/pending-figure.tsx";
import { UnreadFacts } from "#kit/records/unread-facts.tsx";
import { can, useSession } from "#kit/session/session.ts";
import { usePlayerTurnover } from "./use-player-turnover.ts";

type SumProps = { query: { data: number | string | undefined; isLoading: boolean; error: ApiError | null } };

/** A sum in USD; one that is zero is faint. */
const Sum = ({ query: { data, isLoading } }: SumProps) => {
  if (data === undefined) return isLoading ? PENDING_FIGURE : DASH;
  return (
    <span className={Number(data) === 0 ? "text-ink-muted" : undefined}>
      <Amount value={data} currency="USD" />
    </span>
  );
};

type OfPlayer = { playerCode: string };

export const PlayerDeposited = ({ playerCode }: OfPlayer) => <Sum query={usePlayerTurnover(playerCode).deposited} />;

export const PlayerWithdrawn = ({ playerCode }: OfPlayer) => <Sum query={usePlayerTurnover(playerCode).withdrawn} />;

/** No cost is taken off: the answer's house result is the GGR. */
const NO_COSTS = {
  claimedBonuses: false,
  claimedCashbacks: false,
  cpr: false,
  cpa: false,
  affCommission: false,
  tournamentPrizes: false,
};

const useGgr = (playerCode: string) =>
  useCalculatePlayerLtv({ body: { playerCode, params: NO_COSTS } }, { enabled: can(useSession(), "view_player_ltv") });

/** Net win of the house from the player. */
export const PlayerGgr = ({ playerCode }: OfPlayer) => {
  const { data, ...query } = useGgr(playerCode);
  return <Sum query={{ ...query, data: data?.plInUSD }} />;
};

/** A line for each sum of the player that could not be read. */
export const UnreadSums = ({ playerCode }: OfPlayer) => {
  const { deposited, withdrawn } = usePlayerTurnover(playerCode);
  return (
    <>
      <UnreadFacts subject="The player's deposits" query={deposited} />
      <UnreadFacts subject="The player's withdrawals" query={withdrawn} />
      <UnreadFacts subject="The player's GGR" query={useGgr(playerCode)} />
    </>
  );
};
