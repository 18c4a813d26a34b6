import { Alert } from "@backoffice/ui";
import { createFields, FieldGroup } from "@backoffice/ui/form";
import { PERCENT } from "#kit/form/percent.ts";
import { cashbackWarning, playerSchema, statsSchema } from "./calculators.schema.ts";

const stats = createFields(statsSchema);
const player = createFields(playerSchema);
const USD = { currency: "USD", required: true } as const;

/** Fields of referred players. */
export const StatsFields = ({ values }: { values: Parameters<typeof cashbackWarning>[0] }) => {
  const warning = cashbackWarning(values);
  return (
    <FieldGroup>
      <stats.MoneyField name="totalPlayersWagerInUSD" label="Wager of referred players" {...USD} />
      <stats.MoneyField
        name="totalReferredPlayersPlInUSD"
        label="GGR of referred players"
        help="House result (GGR)."
        {...USD}
      />
      <stats.MoneyField name="totalClaimedBonusAmountInUSD" label="Claimed bonuses" {...USD} />
      <stats.MoneyField name="totalCashbacksInUSD" label="Claimed cashback" {...USD} />
      <div role="status" className="col-span-full empty:hidden">
        {warning !== undefined && <Alert severity="caution">{warning}</Alert>}
      </div>
    </FieldGroup>
  );
};

/** Fields of a player. */
export const PlayerFields = () => (
  <FieldGroup>
    <player.MoneyField name="betAmountInUSD" label="Bets" {...USD} />
    <player.MoneyField name="winAmountInUSD" label="Winnings" {...USD} />
    <player.MoneyField name="cashBonusInUSD" label="Cash bonuses" {...USD} />
    <player.MoneyField name="bonusClaimInUSD" label="Claimed bonuses" {...USD} />
    <player.MoneyField name="claimedCashbacksInUSD" label="Claimed cashback" {...USD} />
    <player.PercentageField name="cashbackPercentage" label="Cashback" {...PERCENT} scale={4} required />
  </FieldGroup>
);
