import { Button } from "@backoffice/ui";
import { createFields, FieldGroup } from "@backoffice/ui/form";
import type { ReactNode } from "react";
import { languagesOf } from "#entities/language/languages.ts";
import { useLanguages } from "#entities/language/use-languages.ts";
import { useCurrencyOptions } from "#entities/money/use-currency-options.ts";
import { PERCENT } from "#kit/form/percent.ts";
import { useMoneyIn } from "#kit/numbers/use-money-in.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { withCurrentValue } from "#kit/words/with-current-value.ts";
import { statusOptions } from "#kit/words/status-badge.tsx";
import { GATEWAY_STATUS } from "../gateway-status.ts";
import { depositGatewaySchema, withdrawGatewaySchema, type GatewayValues } from "./gateway.schema.ts";

const fields = createFields(depositGatewaySchema);
const limits = createFields(withdrawGatewaySchema);
const ENGLISH = languagesOf(["en"]);

/** Limits that only withdraw gateways have. */
export const WithdrawLimits = () => {
  const usd = useMoneyIn("USD");
  return (
    <>
      <limits.MoneyField
        {...usd}
        name="dailyLimitInUSD"
        label="Daily limit"
        help="Maximum total payouts per day. Leave empty for no limit."
      />
      <limits.MoneyField
        {...usd}
        name="confirmsByItselfBelowInUSD"
        label="Auto-approve below"
        help="Smaller withdrawals are approved automatically. Leave empty to require approval for all."
      />
    </>
  );
};

type GatewayFieldsProps = {
  /** Current form values. */
  values: GatewayValues;
  /** Operator of the gateway; `""` while none is chosen. */
  opId: string;
  /** A key is stored, which is never shown. */
  hasKey?: boolean;
  /** Additional amount fields. */
  amounts?: ReactNode;
};

/** Settings of a gateway. */
export const GatewayFields = ({ values, opId, hasKey = false, amounts }: GatewayFieldsProps) => {
  const panels = usePanels();
  const usd = useMoneyIn("USD");
  const currencies = useCurrencyOptions();
  const languages = useLanguages({ opId, chosen: true }) ?? ENGLISH;
  const { gatewayCurrencies, isAutomatic, conversionRate, decimals } = values;
  return (
    <>
      <FieldGroup title="Availability">
        <fields.SegmentedField
          name="status"
          label="Status"
          help="Players are offered active gateways only."
          options={withCurrentValue(statusOptions(GATEWAY_STATUS), values.status)}
        />
        <fields.IntegerField name="order" label="Order" required help="Lower numbers come first." />
      </FieldGroup>
      <FieldGroup title="Amounts">
        <fields.MoneyField {...usd} name="minAmountInUSD" label="Minimum amount" required />
        <fields.MoneyField {...usd} name="maxAmountInUSD" label="Maximum amount" required />
        <fields.PercentageField {...PERCENT} name="feePercentage" label="Fee" required help="Fee of the provider." />
        {amounts}
      </FieldGroup>
      <FieldGroup title="Currencies and rate">
        <fields.MultiSelectField
          name="gatewayCurrencies"
          label="Currencies"
          required
          help="Currencies that the gateway works in."
          options={currencies}
        />
        <fields.MultiSelectField
          name="playerWalletCurrencies"
          label="Wallets"
          required
          help="Wallets that can use this gateway."
          options={currencies}
        />
        <fields.SwitchField
          name="isAutomatic"
          label="Automatic rate"
          help="If off, amounts are converted at the manual rate."
        />
        <fields.NumberField
          name="conversionRate"
          label="Manual rate"
          scale={8}
          required={!isAutomatic}
          help="Units of the gateway's currency per unit of the wallet's currency."
        />
        <fields.IntegerField name="decimals" label="Decimals" required help="Of converted amounts, from 0 to 8." />
        <div className="flex items-end">
          <Button
            reason={gatewayCurrencies.length === 0 ? "Choose the gateway's currencies first." : undefined}
            onClick={() =>
              panels.open("test-your-settings", { gatewayCurrencies, isAutomatic, conversionRate, decimals })
            }
          >
            Test your settings…
          </Button>
        </div>
      </FieldGroup>
      <FieldGroup title="Provider account">
        <fields.TextField
          name="merchantId"
          label="Merchant ID"
          mono
          maxLength={100}
          help="The operator's account name at the provider."
        />
        <fields.PasswordField
          name="apiKey"
          label="API key"
          help={hasKey ? "A key is stored. Leave empty to keep it." : "Not shown again after saving."}
        />
      </FieldGroup>
      <FieldGroup title="Title" description="Shown to players. Missing languages fall back to English.">
        <fields.LanguageTextField
          name="title"
          label="Title"
          required
          full
          languages={languages}
          requiredLanguages={["en"]}
        />
      </FieldGroup>
    </>
  );
};
