import type { components } from "@backoffice/api-client";
import { Badge, type DescriptionItem } from "@backoffice/ui";
import { Amount } from "#entities/money/amount.tsx";
import type { Figure } from "#kit/records/figures.tsx";

type Schemas = components["schemas"];

const usd = (value: number) => <Amount value={value} currency="USD" />;
/** Balances by currency, the active one first, with the amounts held by withdrawals (money §3). */
export const walletFacts = ({ byCurrency, activeCurrency }: Schemas["WalletOverview"]): DescriptionItem[] =>
  Object.entries(byCurrency)
    .toSorted(([a], [b]) => Number(b === activeCurrency) - Number(a === activeCurrency) || a.localeCompare(b, "en"))
    .map(([currency, { balance, held }]) => ({
      label: (
        <span className="flex flex-wrap items-center gap-1.5">
          {currency}
          {currency === activeCurrency && <Badge tone="note">Active</Badge>}
        </span>
      ),
      value: (
        <>
          <Amount value={balance} currency={currency} />
          {held !== undefined && String(held) !== "0" && (
            <span className="block text-meta text-ink-muted">
              <Amount value={held} currency={currency} /> held by withdrawals
            </span>
          )}
        </>
      ),
    }));

/** Money §3, "Player wallet summaries". */
export const bonusFacts = (bonus: Schemas["BonusSummary"]): Figure[] => [
  { label: "Bonus wallet balance", value: usd(bonus.bonusWalletBalanceInUSD) },
  { label: "Total claimed bonuses", value: usd(bonus.totalClaimedBonusesInUSD) },
];
