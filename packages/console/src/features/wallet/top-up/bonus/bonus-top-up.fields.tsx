import { Alert, Button, DescriptionList } from "@backoffice/ui";
import { addDecimals, createFields } from "@backoffice/ui/form";
import type { ReactNode } from "react";
import { Amount } from "#entities/money/amount.tsx";
import type { usePlayerBalances } from "#entities/player/use-player-balances.ts";
import { useMoneyIn } from "#kit/numbers/use-money-in.ts";
import { NOTE } from "../top-up.schema.ts";
import { bonusAmountSchema, bonusWhySchema } from "./bonus-top-up.schema.ts";

const amountFields = createFields(bonusAmountSchema);
const whyFields = createFields(bonusWhySchema);

/** Step 0: bonus balance and amount. */
export const BonusAmountFields = ({ balances }: { balances: ReturnType<typeof usePlayerBalances> }) => {
  const usd = useMoneyIn("USD");
  const { bonusBalance, error, retry } = balances;
  return (
    <>
      {error && (
        <Alert severity="critical" action={<Button onClick={retry}>Try again</Button>}>
          {error.messages[0] ?? error.message}
        </Alert>
      )}
      <DescriptionList
        items={[
          {
            label: "Bonus balance",
            value: bonusBalance !== undefined && <Amount value={bonusBalance} currency="USD" />,
          },
        ]}
      />
      <amountFields.MoneyField
        {...usd}
        name="amount"
        label="Amount"
        required
        signed
        help="A negative amount decreases the balance."
      />
    </>
  );
};

type BonusWhyFieldsProps = {
  /** Sentence with direction, player and amount. */
  sentence: ReactNode;
  amount: string;
  balance: string;
};

/** Step 1: balance before and after, note, confirmation. */
export const BonusWhyFields = ({ sentence, amount, balance }: BonusWhyFieldsProps) => (
  <>
    <p className="text-body">{sentence}</p>
    <DescriptionList
      items={[
        { label: "Balance before", value: <Amount value={balance} currency="USD" /> },
        { label: "Balance after", value: <Amount value={addDecimals(balance, amount)} currency="USD" /> },
      ]}
    />
    <whyFields.TextareaField name="note" label={NOTE.label} help={NOTE.help} required maxLength={NOTE.max} />
    <whyFields.CheckboxField
      name="accepted"
      label="I have checked the player, the amount and the new balance."
      required
    />
  </>
);
