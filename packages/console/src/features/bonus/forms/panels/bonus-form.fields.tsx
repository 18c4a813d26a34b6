import { createFields, FieldGroup } from "@backoffice/ui/form";
import { BONUS_STATUS, PRIZE_TYPES } from "#entities/bonus/bonus-words.ts";
import { TextsGroup } from "#entities/language/texts-group.tsx";
import { useOperatorOptions } from "#entities/operator/use-operator-options.ts";
import { useMoneyIn } from "#kit/numbers/use-money-in.ts";
import { withCurrentValue } from "#kit/words/with-current-value.ts";
import { statusOptions } from "#kit/words/status-badge.tsx";
import { bonusFormSchema, type BonusFormValues } from "./bonus-form.schema.ts";

const fields = createFields(bonusFormSchema);

type BonusFormFieldsProps = {
  /** Current form values. */
  now: BonusFormValues;
  /** The operator of an existing form is fixed. */
  isNew: boolean;
};

/** One option per key: duplicate keys, which the schema rejects, would repeat options. */
const questionOptions = (questions: readonly { key: string; value: string }[]) => [
  ...new Map(questions.map(({ key, value }) => [key.trim(), { value: key.trim(), label: value || key }])).values(),
];

/** Fields of a bonus form: operator, texts, default amount, questions. */
export const BonusFormFields = ({ now, isNew }: BonusFormFieldsProps) => {
  const usd = useMoneyIn("USD");
  const operators = useOperatorOptions();
  const questions = now.questions.filter(({ key }) => key.trim() !== "");
  return (
    <>
      <FieldGroup>
        <fields.ComboboxField name="opId" label="Operator or brand" required readOnly={!isNew} options={operators} />
        <fields.SegmentedField
          name="status"
          label="Status"
          help="Players are offered active forms only."
          options={withCurrentValue(statusOptions(BONUS_STATUS), now.status)}
        />
        <fields.SelectField
          name="prizeType"
          label="Prize"
          required
          options={withCurrentValue([...PRIZE_TYPES], now.prizeType)}
        />
        <fields.MoneyField
          {...usd}
          name="bonusAmountInUSD"
          label="Default amount"
          required
          help="Staff can approve a different amount."
        />
      </FieldGroup>
      <TextsGroup now={now} opId={now.opId} />
      <FieldGroup title="Questions" description="Questions for players, up to 20.">
        <fields.KeyValueField
          name="questions"
          label="Questions"
          required
          full
          keyPlaceholder="Key"
          valuePlaceholder="Question text"
          addLabel="Add question"
          help="Key of the answer: letters, digits and underscores."
        />
        <fields.MultiSelectField name="required" label="Required questions" full options={questionOptions(questions)} />
      </FieldGroup>
    </>
  );
};
