import { useLocale } from "@backoffice/ui";
import { createFields, FieldGroup } from "@backoffice/ui/form";
import type { z } from "zod";
import { ownerOf } from "#entities/operator/owner/owner.schema.ts";
import { OwnerFields } from "#entities/operator/owner/owner.fields.tsx";
import { useMoneyIn } from "#kit/numbers/use-money-in.ts";
import { AmountInUSD } from "./amount-in-usd.tsx";
import { CountedFields } from "./counted.fields.tsx";
import { amountInUSD, CURRENCIES, MANUAL_TYPES, manualPaymentSchema } from "./payment.schema.ts";

const fields = createFields(manualPaymentSchema);
const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** Fields of a manual payment, new or existing (money §3, §5). */
export const ManualPaymentFields = ({ values }: { values: z.input<typeof manualPaymentSchema> }) => {
  const { timeZone } = useLocale();
  const money = useMoneyIn(values.currency);
  return (
    <>
      <FieldGroup>
        <OwnerFields forBrand={values.forBrand} />
        <fields.SelectField name="paymentType" label="Payment type" required options={options(MANUAL_TYPES)} />
        <fields.SelectField name="currency" label="Currency" required options={options(CURRENCIES)} />
        <fields.MoneyField name="amount" label="Amount" required {...money} />
        <fields.NumberField
          name="exchangeRateInUSD"
          label="Exchange rate"
          required
          scale={8}
          min="0.01"
          unit={`USD per ${values.currency}`}
        />
        <AmountInUSD value={amountInUSD(values)} />
        <fields.DateTimeField name="issuedDate" label="Paid at" required zone={timeZone} />
      </FieldGroup>
      <CountedFields opId={ownerOf(values)} />
    </>
  );
};
