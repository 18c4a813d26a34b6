import { DescriptionList } from "@backoffice/ui";
import { Amount } from "#entities/money/amount.tsx";
import { UnreadFacts } from "#kit/records/unread-facts.tsx";
import { usePlayer } from "./use-player.ts";

type PlayerBalanceProps = { playerCode: string; currency: string };

/** The current balances of a player beside a decision on the player's money; nothing without the permission. */
export const PlayerBalance = ({ playerCode, currency }: PlayerBalanceProps) => {
  const query = usePlayer(playerCode);
  const player = query.data;
  return (
    <>
      {player && (
        <DescriptionList
          items={[
            {
              label: "Player's balance",
              value: <Amount value={player.wallet.byCurrency[currency]?.balance ?? 0} currency={currency} />,
            },
            { label: "All wallets", value: <Amount value={player.wallet.inUSD.balance} currency="USD" /> },
            { label: "Bonus balance", value: <Amount value={player.bonusWallet.balanceInUsd} currency="USD" /> },
          ]}
        />
      )}
      <UnreadFacts subject="The balance" query={query} />
    </>
  );
};
