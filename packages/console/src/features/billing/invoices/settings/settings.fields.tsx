import { createFields } from "@backoffice/ui/form";
import { PERCENT } from "#kit/form/percent.ts";
import { useMoneyIn } from "#kit/numbers/use-money-in.ts";
import { COST_COLUMNS, MOST_COSTS, type SettingsValues } from "./settings.schema.ts";

const fields = createFields<SettingsValues>();

/** Charges of an operator: GGR percentages, fees and additional costs (money §9). */
export const SettingsFields = () => {
  const usd = useMoneyIn("USD");
  return (
    <>
      <fields.PercentageField
        {...PERCENT}
        name="casinoGGRPercentage"
        label="Casino GGR"
        required
        help="Percentage charged."
      />
      <fields.PercentageField
        {...PERCENT}
        name="sportGGRPercentage"
        label="Sport GGR"
        required
        help="Percentage charged."
      />
      <fields.MoneyField
        {...usd}
        name="minMonthlyFeeInUSD"
        label="Monthly minimum"
        required
        help="Minimum monthly total of the GGR percentages."
      />
      <fields.MoneyField {...usd} name="brandFeeInUSD" label="Brand fee" required />
      <fields.MoneyField {...usd} name="premiumSportInUSD" label="Premium sport" required />
      <fields.MoneyField {...usd} name="premiumBotInUSD" label="Premium bot" required />
      <fields.RowsField
        name="additionalCosts"
        label="Additional costs"
        rowLabel="Cost"
        full
        unordered
        limit={MOST_COSTS}
        columns={COST_COLUMNS}
        help="Additional lines on the invoice."
      />
    </>
  );
};
