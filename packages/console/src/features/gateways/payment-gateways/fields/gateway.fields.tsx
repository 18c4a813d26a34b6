import { Button } from "@backoffice/ui";
import { createFields, FieldGroup } from "@backoffice/ui/form";
import type { ReactNode } from "react";
import { languagesOf } from "#entities/language/languages.ts";
import { useLanguages } from "#entities/language/use-languages.ts";
import { useCurrencyOptions } from "#entities/money/use-currency-options.ts";
import { PERCENT } from "#kit/form/percent.ts";
import { useMoneyIn } from "#kit/numbers/use-money-in.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { knownOrRaw } from "#kit/words/known-or-raw.ts";
import { statusOptions } from "#kit/words/status-badge.tsx";
import { GATEWAY_STATUS } from "../gateway-status.ts";
import { depositGatewaySchema, withdrawGatewaySchema, type GatewayValues } from "./gateway.schema.ts";

const fields = createFields(depositGatewaySchema);
const limits = createFields(withdrawGatewaySchema);
const ENGLISH = languagesOf(["en"]);

/** What a withdraw gateway has beside what both have. */
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
        help="Smaller withdrawals are approved automatically. Empty means every withdrawal needs approval."
      />
    </>
  );
};

type GatewayFieldsProps = {
  /** What the form holds now. */
  values: GatewayValues;
  /** Whose gateway it is; `""` while nobody is chosen. */
  opId: string;
  /** It has a key already, which is never shown. */
  hasKey?: boolean;
  /** More amounts. */
  amounts?: ReactNode;
};

/** The settings of a gateway: what players read, how much, in which currencies and at which rate. */
export const GatewayFields = ({ values, opId, hasKey = false, amounts }: GatewayFieldsProps) => {
  const panels = usePanels();
  const usd = useMoneyIn("USD");
  const currencies = useCurrencyOptions();
  const languages = useLanguages({ opId, chosen: true }) ?? ENGLISH;
  const { gatewayCurrencies, isAutomatic, conversionRate, decimals } = values;
  return (
    <>
      <FieldGroup title="Offer">
        <fields.SegmentedField
          name="status"
          label="Status"
          help="Players are offered active gateways only."
          options={knownOrRaw(statusOptions(GATEWAY_STATUS), values.status)}
        />
        <fields.IntegerField name="order" label="Order" required help="Lower numbers come first." />
      </FieldGroup>
      <FieldGroup title="Amounts">
        <fields.MoneyField {...usd} name="minAmountInUSD" label="Minimum amount" required />
        <fields.MoneyField {...usd} name="maxAmountInUSD" label="Maximum amount" required />
        <fields.PercentageField {...PERCENT} name="feePercentage" label="Fee" required help="The provider's share." />
        {amounts}
      </FieldGroup>
      <FieldGroup title="Currencies and rate">
        <fields.MultiSelectField
          name="gatewayCurrencies"
          label="Currencies"
          required
          help="Product types of the provider."
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
          help="Otherwise amounts are converted at the own rate."
        />
        <fields.NumberField
          name="conversionRate"
          label="Own rate"
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
      <FieldGroup title="At the provider">
        <fields.TextField
          name="merchantId"
          label="Merchant id"
          mono
          maxLength={100}
          help="The operator's name there."
        />
        <fields.PasswordField
          name="apiKey"
          label="API key"
          help={hasKey ? "There is one. Leave it empty to keep it." : "It is never shown again."}
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
