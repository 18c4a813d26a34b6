import { createFields, FieldGroup } from "@backoffice/ui/form";
import { useEffect } from "react";
import { operatorOptions } from "#entities/operator/operator-options.ts";
import { useOperators } from "#entities/operator/use-operators.ts";
import { BANK_STATUS } from "#entities/bank/bank-status.tsx";
import { useLanguages } from "#entities/language/use-languages.ts";
import { languagesOf } from "#entities/language/languages.ts";
import { bankSchema } from "./bank.schema.ts";

const fields = createFields(bankSchema);
const ENGLISH = languagesOf(["en"]);

type BankFieldsProps = {
  opId: string;
  /** Whether an operator is chosen in the top bar. */
  chosen: boolean;
  /** The status that the bank has, in case the console does not know it yet. */
  status: string;
  /** A bank cannot change its operator. */
  fixedOperator?: boolean;
  /** Told the codes of the languages that the name can be written in now. */
  onLanguages: (codes: readonly string[]) => void;
};

/** The fields of a bank, for a new one and for an existing one. */
export const BankFields = ({ opId, chosen, status, fixedOperator = false, onLanguages }: BankFieldsProps) => {
  const operators = useOperators();
  const languages = useLanguages({ opId, chosen }) ?? ENGLISH;
  useEffect(() => onLanguages(languages.map(({ code }) => code)), [languages, onLanguages]);
  const options = BANK_STATUS.some((it) => it.value === status)
    ? BANK_STATUS
    : [...BANK_STATUS, { value: status, label: status }];
  return (
    <>
      <FieldGroup title="Bank">
        <fields.ComboboxField
          name="opId"
          label="Operator"
          required
          full
          readOnly={fixedOperator}
          options={operatorOptions(operators.data ?? [])}
        />
        <fields.TextField
          name="key"
          label="Key"
          required
          mono
          maxLength={60}
          help="Letters, underscores and hyphens. One of a kind within the operator."
        />
        <fields.IntegerField name="order" label="Order" required help="Lower comes first in the player's list." />
        <fields.SegmentedField name="status" label="Status" full options={[...options]} />
      </FieldGroup>
      <FieldGroup title="Name" description="What players see. English is shown where a language is missing.">
        <fields.LanguageTextField
          name="bankName"
          label="Name"
          required
          full
          languages={[...languages]}
          requiredLanguages={["en"]}
        />
      </FieldGroup>
    </>
  );
};
