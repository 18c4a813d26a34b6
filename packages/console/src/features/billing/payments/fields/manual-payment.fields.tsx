import { useLocale } from "@backoffice/ui";
import { createFields, FieldGroup } from "@backoffice/ui/form";
import type { z } from "zod";
import { ownerOf } from "#entities/operator/owner/owner.schema.ts";
import { OwnerFields } from "#entities/operator/owner/owner.fields.tsx";
import { formatAmount } from "#kit/numbers/format-number.ts";
import { useMoneyIn } from "#kit/numbers/use-money-in.ts";
import { CalculatedField } from "./calculated-field.tsx";
import { CountedFields } from "./counted.fields.tsx";
import { amountInUSD, CURRENCIES, MANUAL_TYPES, manualPaymentSchema } from "./payment.schema.ts";

const fields = createFields(manualPaymentSchema);
const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** Fields of a manual payment, new or existing (money §3, §5). */
export const ManualPaymentFields = ({ values }: { values: z.input<typeof manualPaymentSchema> }) => {
  const { locale, timeZone } = useLocale();
  const usd = amountInUSD(values);
  const money = useMoneyIn(values.currency);
  return (
    <>
      <FieldGroup>
        <OwnerFields forBrand={values.forBrand} />
        <fields.SelectField name="paymentType" label="Payment type" required options={options(MANUAL_TYPES)} />
        <fields.SelectField name="currency" label="Currency" required options={options(CURRENCIES)} />
        <fields.MoneyField name="amount" label="Amount" required above="0" {...money} />
        {values.currency === "USD" ? (
          <CalculatedField name="exchangeRateInUSD" label="Exchange rate" help="A US dollar is worth 1." value="1" />
        ) : (
          <fields.NumberField
            name="exchangeRateInUSD"
            label="Exchange rate"
            required
            scale={8}
            min="0.01"
            unit={`USD per ${values.currency}`}
          />
        )}
        <CalculatedField
          name="amountInUSD"
          label="Amount in USD"
          help="Exchange rate times amount, to the cent."
          value={usd === undefined ? "" : `${formatAmount(usd, locale, "USD")} USD`}
        />
        <fields.DateTimeField name="issuedDate" label="Payment date" required zone={timeZone} />
      </FieldGroup>
      <CountedFields opId={ownerOf(values)} />
    </>
  );
};
