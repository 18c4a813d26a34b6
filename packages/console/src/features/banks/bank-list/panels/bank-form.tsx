import { Button } from "@backoffice/ui";
import { applyFieldErrors, Form, SubmitButton, useZodForm } from "@backoffice/ui/form";
import { useId, type ReactNode } from "react";
import { useWatch } from "react-hook-form";
import type { z } from "zod";
import { PanelFoot } from "../../../../kit/panel-frame.tsx";
import { useUnsavedGuard } from "../../../../kit/unsaved.ts";
import { useSubmit } from "../../../../kit/use-submit.ts";
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
export const BankForm = <Input,>({
  values,
  write,
  toInput,
  success,
  saveLabel,
  chosen,
  fixedOperator,
  readOnly = false,
  extra,
  close,
}: BankFormProps<Input>) => {
  const formId = useId();
  const form = useZodForm({ schema: bankSchema, defaultValues: values });
  const current = { ...values, ...useWatch({ control: form.control }) } as BankValues;
  useUnsavedGuard(form.formState.isDirty);
  const { submit, pending } = useSubmit(write, {
    success,
    onDone: close,
    onFieldErrors: (errors) => applyFieldErrors(form, errors),
  });

  return (
    <Form id={formId} form={form} readOnly={readOnly} onSubmit={(bank) => submit(toInput(bank))}>
      <BankFields
        opId={current.opId}
        chosen={chosen}
        status={values.status}
        {...(fixedOperator && { fixedOperator })}
      />
      <PanelFoot>
        {extra}
        <div className="flex-1" />
        <Button onClick={close}>{readOnly ? "Close" : "Cancel"}</Button>
        {!readOnly && (
          <SubmitButton formId={formId} pending={pending} reason={missingOf(current)}>
            {saveLabel}
          </SubmitButton>
        )}
      </PanelFoot>
    </Form>
  );
};
