import { Alert, Button, DescriptionList, type DescriptionItem } from "@backoffice/ui";
import { createFields } from "@backoffice/ui/form";
import type { ReactNode } from "react";
import type { z } from "zod";
import { Amount } from "#entities/money/amount.tsx";
import { useMoneyIn } from "#kit/numbers/use-money-in.ts";
import { amountSchema, balanceAfter, NOTE, TOP_UP_REASONS, whySchema } from "./top-up.schema.ts";
import type { useTopUpFacts } from "./use-top-up-facts.ts";

type Facts = ReturnType<typeof useTopUpFacts>;

const amountFields = createFields(amountSchema);
const whyFields = createFields(whySchema);
const REASONS = Object.entries(TOP_UP_REASONS).map(([value, label]) => ({ value, label }));

/** The operator's top-ups of today and its daily limit. */
const today = ({ operator }: Facts): DescriptionItem[] => {
  const [given, limit] = [operator?.stats?.todayTotalTopupInUSD, operator?.limits?.dailyTopupLimitInUSD];
  return [
    { label: "Topped up today", value: given !== undefined && <Amount value={given} currency="USD" /> },
    { label: "Daily limit", value: limit !== undefined && <Amount value={limit} currency="USD" /> },
  ];
};

/** Step 0: balance, currency and amount. */
export const AmountFields = ({ currency, facts }: { currency: string; facts: Facts }) => {
  const money = useMoneyIn(currency);
  const { currencies, balanceIn, error, retry } = facts;
  const balance = balanceIn(currency);
  return (
    <>
      {error && (
        <Alert severity="critical" action={<Button onClick={retry}>Try again</Button>}>
          {error.messages[0] ?? error.message}
        </Alert>
      )}
      <DescriptionList
        items={[
          { label: "Balance", value: balance !== undefined && <Amount value={balance} currency={currency} /> },
          ...today(facts),
        ]}
      />
      <amountFields.SelectField
        name="currency"
        label="Currency"
        required
        options={currencies.map((value) => ({ value, label: value }))}
      />
      <amountFields.MoneyField name="amount" label="Amount" required above="0" {...money} />
    </>
  );
};

type WhyFieldsProps = {
  /** Sentence with direction, player and amount. */
  sentence: ReactNode;
  change: z.output<typeof amountSchema>;
  balance: string;
};

/** Step 1: balance before and after, reason, note, confirmation. */
export const WhyFields = ({ sentence, change, balance }: WhyFieldsProps) => (
  <>
    <p className="text-body">{sentence}</p>
    <DescriptionList
      items={[
        { label: "Balance before", value: <Amount value={balance} currency={change.currency} /> },
        { label: "Balance after", value: <Amount value={balanceAfter(balance, change)} currency={change.currency} /> },
      ]}
    />
    <whyFields.SelectField name="reason" label="Reason" required options={REASONS} />
    <whyFields.TextareaField name="note" label={NOTE.label} help={NOTE.help} required maxLength={NOTE.max} />
    <whyFields.CheckboxField
      name="accepted"
      label="I have checked the player, the amount and the new balance."
      required
    />
  </>
);
