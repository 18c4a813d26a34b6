import { createFields, FieldGroup } from "@backoffice/ui/form";
import { PERCENT } from "#kit/form/percent.ts";
import { generalSchema, levelSchema, shareSchema } from "./affiliate-settings.schema.ts";
import { LEVELS, MOST_LEVELS, SHARES } from "./settings.columns.ts";
import { MOST_USD } from "./usd-amount.ts";

const general = createFields(generalSchema);
const level = createFields(levelSchema);
const share = createFields(shareSchema);

/** General settings of all affiliates (money §3, §5). */
export const GeneralFields = () => (
  <>
    <FieldGroup title="Players and withdrawals">
      <general.MoneyField
        name="minRequiredWagerInUSDToConsiderAPlayerAsActive"
        label="Wager of an active player"
        help="Minimum bets for a referred player to count as active."
        currency="USD"
        min="0"
        max={MOST_USD}
        required
      />
      <general.MoneyField
        name="minWithdrawableAmountInUSD"
        label="Minimum withdrawal"
        currency="USD"
        min="0"
        required
      />
    </FieldGroup>
    <FieldGroup title="Percentages">
      <general.PercentageField
        name="claimedBonusAdminFeePercentage"
        label="Claimed bonuses"
        help="The operator covers the configured percentage, the affiliate the rest."
        {...PERCENT}
        scale={4}
        required
      />
      <general.PercentageField
        name="cashbackAdminFeePercentage"
        label="Cashback"
        help="The operator covers the configured percentage, the affiliate the rest."
        {...PERCENT}
        scale={4}
        required
      />
      <general.PercentageField
        name="affiliatesAdminFeePercentage"
        label="Admin fee"
        help="Operator's cut of the affiliate's share."
        {...PERCENT}
        scale={4}
        required
      />
    </FieldGroup>
  </>
);

/** Requirements and rates of each level. */
export const LevelFields = () => (
  <level.RowsField
    name="levelSettings"
    label="Levels"
    help="Each level requires more than the previous level. The last level's requirement follows from the previous level."
    rowLabel="Level"
    columns={LEVELS}
    minimum={1}
    limit={MOST_LEVELS}
    full
  />
);

/** Affiliate's share of the revenue. */
export const ShareFields = () => (
  <share.RowsField
    name="revenueShareSettings"
    label="Revenue shares"
    help="The highest wager reached applies. The last level's wager follows from the previous level."
    rowLabel="Row"
    columns={SHARES}
    minimum={1}
    limit={MOST_LEVELS}
    full
  />
);
