import { getGatewayRates } from "@backoffice/api-client";
import { Alert, DASH, DescriptionList, Money, useLocale } from "@backoffice/ui";
import { createFields } from "@backoffice/ui/form";
import { Amount } from "#entities/money/amount.tsx";
import { decimalOf } from "#kit/numbers/decimal-of.ts";
import { formatAmount } from "#kit/numbers/format-number.ts";
import { CalculatorPanel } from "#kit/panels/calculator/calculator-panel.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { inWallet, settingsTestSchema } from "./settings-test.schema.ts";

const fields = createFields(settingsTestSchema);

/** Currency that the calculator converts to (money §5). */
const WALLET = "USD";
const RATES = [
  { value: "automatic", label: "Automatic" },
  { value: "manual", label: "Manual" },
];

/** Converts an amount with saved or unsaved gateway settings. */
export const TestYourSettings = ({
  params: { gatewayCurrencies, isAutomatic, conversionRate, decimals },
  ...panel
}: DialogPanelProps<"test-your-settings">) => {
  const { locale } = useLocale();
  const rateText = (rate: string | undefined, currency: string) =>
    rate === undefined ? DASH : `${formatAmount(rate, locale)} ${currency}`;
  return (
    <CalculatorPanel
      {...panel}
      title="Test Your Settings"
      schema={settingsTestSchema}
      values={{
        amount: "1",
        currency: gatewayCurrencies[0] ?? "",
        rate: isAutomatic ? "automatic" : "manual",
        oneUSD: conversionRate,
        decimals,
      }}
      read={getGatewayRates}
      input={({ currency }) => ({ body: { playerWalletCurrencies: [WALLET], gatewayCurrencies: [currency] } })}
      waits={({ amount }) => (amount === "" ? "Enter the amount." : undefined)}
      result={(rates, valid) => {
        const { currency } = valid;
        const quoted = rates[currency]?.[WALLET]?.autoRate;
        const automatic = quoted === undefined || quoted === null ? undefined : decimalOf(quoted);
        const converted = inWallet(valid, automatic);
        if ("problem" in converted)
          return (
            <Alert severity="caution" title="Conversion not possible">
              {converted.problem}
            </Alert>
          );
        return (
          <DescriptionList
            items={[
              { label: "Amount", value: <Amount value={valid.amount} currency={currency} /> },
              {
                label: "In the USD wallet",
                value: <Money amount={formatAmount(converted.amount, locale)} currency={WALLET} />,
              },
              { label: "Rate per USD", value: rateText(converted.by, currency) },
              { label: "Automatic rate", value: rateText(automatic, currency) },
            ]}
          />
        );
      }}
    >
      {({ currency, rate }) => (
        <div className="grid gap-4">
          <fields.SelectField
            name="currency"
            label="Gateway currency"
            required
            options={gatewayCurrencies.map((code) => ({ value: code, label: code }))}
          />
          <fields.MoneyField
            name="amount"
            label="Amount"
            required
            currency={currency}
            scale={8}
            minDecimals={0}
            min="0"
            max="10000000"
          />
          <fields.SegmentedField name="rate" label="Rate" options={RATES} />
          {rate === "manual" && (
            <fields.MoneyField
              name="oneUSD"
              label="One USD is"
              required
              currency={currency}
              scale={8}
              minDecimals={0}
            />
          )}
          <fields.IntegerField name="decimals" label="Decimals" required help="Of the converted amount, from 0 to 8." />
        </div>
      )}
    </CalculatorPanel>
  );
};
