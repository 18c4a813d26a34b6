import { createFields, FieldGroup } from "@backoffice/ui/form";
import { useMoneyIn } from "#kit/numbers/use-money-in.ts";
import { MONTHLY, PERCENTAGES, partnerSettingsSchema } from "./partner-settings.schema.ts";

const fields = createFields(partnerSettingsSchema);

const NAMES = Object.keys(PERCENTAGES) as (keyof typeof PERCENTAGES)[];

/** Fields of the partner settings. */
export const SettingsFields = () => (
  <>
    <FieldGroup title="Partner">
      <fields.TextField name="partnerTitle" label="Partner title" required help="Up to 20 characters." />
      <fields.DateField name="effectiveDate" label="Effective date" required help="First day of these settings." />
      <fields.SwitchField name="isActive" label="Active" help="Inactive partners earn nothing." full />
    </FieldGroup>
    <FieldGroup title="Shares and fees" description="Whole percentages from 0 to 100.">
      {NAMES.map((name) => (
        <fields.IntegerField key={name} name={name} label={PERCENTAGES[name]} required unit="%" />
      ))}
    </FieldGroup>
    <FieldGroup title="Withdrawals">
      <fields.MoneyField
        name="minWithdrawAmountInUSD"
        label="Minimum withdrawal"
        required
        {...useMoneyIn("USD")}
        min="1"
      />
      <fields.IntegerField
        name="maxNoWithdrawalRequests"
        label="Withdrawal requests a month"
        required
        help={`${MONTHLY.least} to ${MONTHLY.most}.`}
      />
    </FieldGroup>
  </>
);
