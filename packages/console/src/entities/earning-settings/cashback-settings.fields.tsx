import { createFields, FieldGroup } from "@backoffice/ui/form";
import { cashbackSchema } from "./cashback-settings.schema.ts";
import { LOSSES, MOST_LOSSES } from "./settings.columns.ts";

const fields = createFields(cashbackSchema);

/** Cashback on losses (money §3, §5). */
export const CashbackFields = () => (
  <FieldGroup>
    <fields.MoneyField
      name="minWithdrawAmountInUSD"
      label="Minimum withdrawal"
      help="Minimum amount per claim."
      currency="USD"
      min="0.01"
      required
    />
    <fields.SwitchField
      name="autoApproval"
      label="Approve claims automatically"
      help="Otherwise each claim needs approval."
    />
    <fields.RowsField
      name="settings"
      label="Levels"
      help="The highest loss reached applies."
      rowLabel="Row"
      columns={LOSSES}
      minimum={1}
      {...MOST_LOSSES}
      full
    />
  </FieldGroup>
);
