import { useRef, type ReactNode } from "react";
import type { z } from "zod";
import { EditForm } from "#kit/panels/edit-form.tsx";
import { BankFields } from "./bank.fields.tsx";
import { bankSchema, missingOf, type BankValues } from "./bank.schema.ts";

type BankFormProps<Input> = {
  values: BankValues;
  write: { send: (input: Input) => Promise<unknown>; pending: boolean };
  toInput: (bank: z.output<typeof bankSchema>) => Input;
  /** The toast after saving. */
  success: string;
  saveLabel: string;
  chosen: boolean;
  fixedOperator?: boolean;
  readOnly?: boolean;
  /** At the start of the footer. */
  extra?: ReactNode;
  close: () => void;
};

/** The form of a bank with its footer; what it sends is the caller's business. */
export const BankForm = <Input,>({ chosen, fixedOperator = false, toInput, ...form }: BankFormProps<Input>) => {
  const shown = useRef<readonly string[]>([]);
  // What was written for another operator, in a language that this one does not have, is nobody's to see or send.
  const ofOperator = (bank: z.output<typeof bankSchema>) => {
    const names = Object.entries(bank.bankName).filter(([code]) => code === "en" || shown.current.includes(code));
    return { ...bank, bankName: Object.fromEntries(names) as typeof bank.bankName };
  };
  return (
    <EditForm
      schema={bankSchema}
      waits={missingOf}
      {...form}
      toInput={(bank) => toInput(fixedOperator ? bank : ofOperator(bank))}
    >
      {({ opId }) => (
        <BankFields
          opId={opId}
          chosen={chosen}
          status={form.values.status}
          fixedOperator={fixedOperator}
          onLanguages={(codes) => {
            shown.current = codes;
          }}
        />
      )}
    </EditForm>
  );
};
