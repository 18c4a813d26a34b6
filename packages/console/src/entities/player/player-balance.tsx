import { DescriptionList } from "@backoffice/ui";
import { Amount } from "#entities/money/amount.tsx";
import { readFact } from "#kit/records/read-fact.tsx";
import { UnreadFacts } from "#kit/records/unread-facts.tsx";
import { usePlayer } from "./use-player.ts";

type PlayerBalanceProps = { playerCode: string; currency: string };

/** The current balances of a player beside a decision on the player's money; nothing without the permission. */
export const PlayerBalance = ({ playerCode, currency }: PlayerBalanceProps) => {
  const query = usePlayer(playerCode);
  const facts = [
    ...readFact(query, "Player's balance", ({ wallet }) => (
      <Amount value={wallet.byCurrency[currency]?.balance ?? 0} currency={currency} />
    )),
    ...readFact(query, "All wallets", ({ wallet }) => <Amount value={wallet.inUSD.balance} currency="USD" />),
    ...readFact(query, "Bonus balance", ({ bonusWallet }) => (
      <Amount value={bonusWallet.balanceInUsd} currency="USD" />
    )),
  ];
  return (
    <>
      {facts.length > 0 && <DescriptionList items={facts} />}
      <UnreadFacts subject="The balance" query={query} />
    </>
  );
};
