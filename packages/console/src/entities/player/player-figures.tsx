import type { components } from "@backoffice/api-client";
import { plural } from "@backoffice/ui";
import { Amount } from "#entities/money/amount.tsx";
import type { Figure } from "#kit/records/figures.tsx";
import { can, type Session } from "#kit/session/session.ts";
import { PlayerDeposited, PlayerGgr, PlayerWithdrawn } from "./player-sums.tsx";

type Player = components["schemas"]["Player"];

/** "in 2 wallets"; nothing for one, which the currency says. */
const walletsOf = ({ wallet: { byCurrency } }: Player): string | undefined => {
  const count = Object.keys(byCurrency).length;
  return count > 1 ? `in ${plural(count, "wallet")}` : undefined;
};

/** The figures of a player; those that other calls give only with their permissions. */
export const playerFigures = (player: Player, session: Session): Figure[] => {
  const { playerCode } = player;
  return [
    {
      label: "Balance",
      value: <Amount value={player.wallet.inUSD.balance} currency="USD" />,
      detail: walletsOf(player),
    },
    { label: "Bonus balance", value: <Amount value={player.bonusWallet.balanceInUsd} currency="USD" /> },
    ...(can(session, "view_transactions")
      ? [
          { label: "Deposited", value: <PlayerDeposited playerCode={playerCode} /> },
          { label: "Withdrawn", value: <PlayerWithdrawn playerCode={playerCode} /> },
        ]
      : []),
    ...(can(session, "view_player_ltv") ? [{ label: "GGR", value: <PlayerGgr playerCode={playerCode} /> }] : []),
  ];
};
