import { createBank as limits } from "@backoffice/api-client/limits/banks";
import { createFields, FieldGroup } from "@backoffice/ui/form";
import { useImperativeHandle, type RefObject } from "react";
import { BANK_STATUS } from "#entities/bank/bank-status.tsx";
import { languagesOf } from "#entities/language/languages.ts";
import { useLanguages } from "#entities/language/use-languages.ts";
import { useOperatorOptions } from "#entities/operator/use-operator-options.ts";
import { withCurrentValue } from "#kit/words/with-current-value.ts";
import { bankSchema } from "./bank.schema.ts";

const fields = createFields(bankSchema);
const ENGLISH = languagesOf(["en"]);
const KEY_HELP = "Letters, underscores and hyphens. Must be unique per operator.";

type BankFieldsProps = {
  opId: string;
  /** Whether an operator is in scope. */
  chosen: boolean;
  /** Current status, which may be unknown to the console. */
  status: string;
  /** The operator of an existing bank is fixed. */
  isNew?: boolean;
  /** Codes of the languages that are currently editable. */
  shown?: RefObject<readonly string[]>;
};

/** Fields of a new or existing bank. */
export const BankFields = ({ opId, chosen, status, isNew = false, shown }: BankFieldsProps) => {
  const languages = useLanguages({ opId, chosen }) ?? ENGLISH;
  const operators = useOperatorOptions();
  useImperativeHandle(shown, () => languages.map(({ code }) => code), [languages]);
  return (
    <>
      <FieldGroup title="Bank">
        <fields.ComboboxField name="opId" label="Operator" required full readOnly={!isNew} options={operators} />
        <fields.TextField name="key" label="Key" required mono maxLength={limits.key.maxLength} help={KEY_HELP} />
        <fields.IntegerField
          name="order"
          label="Order"
          required
          help="Order in the player's list. Lower numbers come first."
        />
        <fields.SegmentedField name="status" label="Status" full options={withCurrentValue(BANK_STATUS, status)} />
      </FieldGroup>
      <FieldGroup title="Name" description="Shown to players. Missing languages fall back to English.">
        <fields.LanguageTextField
          name="bankName"
          label="Name"
          required
          full
          languages={languages}
          requiredLanguages={["en"]}
        />
      </FieldGroup>
    </>
  );
};
