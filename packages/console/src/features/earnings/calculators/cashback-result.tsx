import type { Data, calculateCashback } from "@backoffice/api-client";
import { DescriptionList } from "@backoffice/ui";
import { Amount } from "#entities/money/amount.tsx";

const usd = (value: number) => <Amount value={value} currency="USD" />;

type CashbackResultProps = { cashback: Data<(typeof calculateCashback)["operation"]> };

/** Calculated cashback and the losses that it follows from (money §3). */
export const CashbackResult = ({
  cashback: { availableCashbackAmountInUSD, adjustedPlayerLossInUSD, playerLossInUSD },
}: CashbackResultProps) => (
  <DescriptionList
    items={[
      { label: "Available cashback", value: usd(availableCashbackAmountInUSD) },
      { label: "Adjusted loss", value: usd(adjustedPlayerLossInUSD) },
      { label: "Loss", value: usd(playerLossInUSD) },
    ]}
  />
);
