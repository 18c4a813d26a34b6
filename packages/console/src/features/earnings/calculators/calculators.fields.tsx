import { Alert } from "@backoffice/ui";
import { createFields, FieldGroup } from "@backoffice/ui/form";
import { PERCENT } from "#kit/form/percent.ts";
import { cashbackWarning, playerSchema, statsSchema } from "./calculators.schema.ts";

const stats = createFields(statsSchema);
const player = createFields(playerSchema);
const USD = { currency: "USD", required: true } as const;

/** What the referred players did. */
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
      <stats.MoneyField name="totalClaimedBonusAmountInUSD" label="Bonuses they claimed" {...USD} />
      <stats.MoneyField name="totalCashbacksInUSD" label="Cashback they claimed" {...USD} />
      <div role="status" className="col-span-full empty:hidden">
        {warning !== undefined && <Alert severity="caution">{warning}</Alert>}
      </div>
    </FieldGroup>
  );
};

/** What a player did. */
export const PlayerFields = () => (
  <FieldGroup>
    <player.MoneyField name="betAmountInUSD" label="Bets" {...USD} />
    <player.MoneyField name="winAmountInUSD" label="Winnings" {...USD} />
    <player.MoneyField name="cashBonusInUSD" label="Cash bonuses" {...USD} />
    <player.MoneyField name="bonusClaimInUSD" label="Bonuses claimed" {...USD} />
    <player.MoneyField name="claimedCashbacksInUSD" label="Cashback claimed already" {...USD} />
    <player.PercentageField name="cashbackPercentage" label="Cashback" {...PERCENT} scale={4} required />
  </FieldGroup>
);
