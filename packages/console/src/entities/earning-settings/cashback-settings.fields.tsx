import { createFields, FieldGroup } from "@backoffice/ui/form";
import { cashbackSchema } from "./cashback-settings.schema.ts";
import { LOSSES, MOST_LOSSES } from "./settings.columns.ts";

const fields = createFields(cashbackSchema);

/** What players get back of what they lost (money §3, §5). */
export const CashbackFields = () => (
  <FieldGroup>
    <fields.MoneyField
      name="minWithdrawAmountInUSD"
      label="Minimum withdrawal"
      help="The least amount of one claim."
      currency="USD"
      min="0.01"
      required
    />
    <fields.SwitchField
      name="autoApproval"
      label="Approve claims at once"
      help="Otherwise each claim waits until somebody approves it."
    />
    <fields.RowsField
      name="settings"
      label="Levels"
      help="The row with the highest loss that is reached holds."
      rowLabel="Row"
      columns={LOSSES}
      least={1}
      {...MOST_LOSSES}
      full
    />
  </FieldGroup>
);
