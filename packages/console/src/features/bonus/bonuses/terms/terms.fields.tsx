import { createFields, FieldGroup } from "@backoffice/ui/form";
import type { ReactNode } from "react";
import type { z } from "zod";
import { PRIZE_TYPES } from "#entities/bonus/bonus-words.ts";
import { TextsGroup } from "#entities/language/texts-group.tsx";
import { useCurrencyOptions } from "#entities/money/use-currency-options.ts";
import { useOperatorOptions } from "#entities/operator/use-operator-options.ts";
import { ScheduleGroup } from "#entities/time/schedule-group.tsx";
import { useMoneyIn } from "#kit/numbers/use-money-in.ts";
import { withCurrentValue } from "#kit/words/with-current-value.ts";
import { releaseSchema } from "./terms.schema.ts";

const fields = createFields(releaseSchema);

type TermsFieldsProps = {
  /** Current form values. */
  now: Omit<z.input<typeof releaseSchema>, "playersCount">;
  /** The operator of an existing bonus is fixed. */
  isNew: boolean;
  /** Deposit bonuses have a percentage and a minimum deposit. */
  ofDeposits: boolean;
  /** The trigger of a bonus, or the number of players of a release. */
  kind: ReactNode;
};

/** Fields of the terms of a bonus or release. */
export const TermsFields = ({ now, isNew, ofDeposits, kind }: TermsFieldsProps) => {
  const usd = useMoneyIn("USD");
  const operators = useOperatorOptions();
  const currencies = useCurrencyOptions();
  return (
    <>
      <FieldGroup>
        <fields.ComboboxField
          name="opId"
          label="Operator or brand"
          required
          full
          readOnly={!isNew}
          options={operators}
        />
        {kind}
      </FieldGroup>
      <TextsGroup now={now} opId={now.opId} />
      <FieldGroup title="Prizes">
        <fields.SelectField
          name="prizeType"
          label="Prize"
          required
          options={withCurrentValue([...PRIZE_TYPES], now.prizeType)}
        />
        <fields.MoneyField
          {...usd}
          name="bonusAmountInUSD"
          above="0"
          label="Amount"
          required
          help={ofDeposits ? "Maximum amount if a percentage of the deposit is set." : undefined}
        />
        {ofDeposits && (
          <>
            <fields.PercentageField
              name="bonusPercentage"
              label="Share of the deposit"
              min="0"
              max="1000"
              help="Leave empty for a fixed amount."
            />
            <fields.MoneyField
              {...usd}
              name="minDepositInUSD"
              label="Minimum deposit"
              help="Leave empty for any deposit."
            />
          </>
        )}
        <fields.NumberField
          name="wagerRequirement"
          label="Wagering requirement"
          required
          unit="times"
          scale={2}
          help="Before withdrawal. 0 means immediately."
        />
        <fields.IntegerField name="daysToUse" label="Valid for (days)" required help="Days until the bonus expires." />
        <fields.MultiSelectField
          name="currencies"
          label="Currencies"
          full
          help="Limits the bonus to players with one of these currencies. Leave empty for all currencies."
          options={currencies}
        />
      </FieldGroup>
      <ScheduleGroup {...now} />
    </>
  );
};
