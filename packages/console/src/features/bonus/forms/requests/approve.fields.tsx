import type { components } from "@backoffice/api-client";
import { Alert, Button, DescriptionList, Id } from "@backoffice/ui";
import { addDecimals, createFields } from "@backoffice/ui/form";
import type { ReactNode } from "react";
import { Amount } from "#entities/money/amount.tsx";
import type { usePlayerBalances } from "#entities/player/use-player-balances.ts";
import { RecentTransactions } from "#entities/transaction/recent-transactions.tsx";
import { useMoneyIn } from "#kit/numbers/use-money-in.ts";
import { choiceWords } from "#kit/words/choice-words.ts";
import { approveAmountSchema, approveWhySchema, NOTE } from "./approve.schema.ts";
import { Answers } from "./request-facts.tsx";

type Balances = ReturnType<typeof usePlayerBalances>;

const amountFields = createFields(approveAmountSchema);
const whyFields = createFields(approveWhySchema);

/** The balance of each wallet; a player may have none in the currency of the request. */
const Wallets = ({ wallets }: { wallets: NonNullable<Balances["wallets"]> }) =>
  wallets.length === 0 ? (
    "No wallet yet"
  ) : (
    <span className="flex flex-wrap gap-x-3">
      {wallets.map(({ currency, balance }) => (
        <Amount key={currency} value={balance} currency={currency} />
      ))}
    </span>
  );

type AmountFieldsProps = { request: components["schemas"]["BonusFormRequest"]; balances: Balances };

/** Step 0: answers and amount (content §2, money §2). */
export const ApproveAmountFields = ({ request, balances }: AmountFieldsProps) => {
  const usd = useMoneyIn("USD");
  const { playerCode, currency, opId, parentOpId, bonusId, prizeType, answers } = request;
  const { error, retry, wallets } = balances;
  return (
    <>
      {error && (
        <Alert severity="critical" action={<Button onClick={retry}>Try again</Button>}>
          {error.messages[0] ?? error.message}
        </Alert>
      )}
      <DescriptionList
        items={[
          { label: "Player", value: playerCode },
          { label: "Currency", value: currency },
          { label: "Balance", value: wallets && <Wallets wallets={wallets} /> },
          { label: "Operator", value: <Id value={opId} full /> },
          { label: "Parent operator", value: parentOpId && <Id value={parentOpId} full /> },
          { label: "Bonus", value: <Id value={bonusId} /> },
          { label: "Prize", value: choiceWords(prizeType) },
        ]}
      />
      <Answers answers={answers} />
      <amountFields.MoneyField
        {...usd}
        name="amountInUSD"
        above="0"
        label="Amount"
        required
        autoFocus
        help="Default amount of the form."
      />
      <RecentTransactions playerCode={playerCode} />
    </>
  );
};

type WhyFieldsProps = {
  /** Sentence with player and amount. */
  sentence: ReactNode;
  amount: string;
  /** Bonus balance in USD; undefined for a prize that does not go there. */
  balance: string | undefined;
};

/** Step 1: bonus balance before and after, note, confirmation. */
export const ApproveWhyFields = ({ sentence, amount, balance }: WhyFieldsProps) => (
  <>
    <p className="text-body">{sentence}</p>
    {balance !== undefined && (
      <DescriptionList
        items={[
          { label: "Bonus balance before", value: <Amount value={balance} currency="USD" /> },
          { label: "Bonus balance after", value: <Amount value={addDecimals(balance, amount)} currency="USD" /> },
        ]}
      />
    )}
    <whyFields.TextareaField name="note" label={NOTE.label} help={NOTE.help} required maxLength={NOTE.max} />
    <whyFields.CheckboxField name="accepted" label="I have checked the player, the request and the amount." required />
  </>
);
