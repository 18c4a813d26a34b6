import { Button } from "@backoffice/ui";
import { applyFieldErrors, Form, SubmitButton, useZodForm, type FormProps, type FormSchema } from "@backoffice/ui/form";
import { useId, type ReactNode } from "react";
import { useWatch } from "react-hook-form";
import type { z } from "zod";
import { PanelFoot } from "./panel-frame.tsx";
import { useUnsavedGuard } from "./unsaved.ts";
import { useSubmit } from "../submit/use-submit.ts";

type EditFormProps<Schema extends FormSchema, Input> = {
  schema: Schema;
  /** What the fields hold at first. */
  values: z.input<Schema>;
  write: { send: (input: Input) => Promise<unknown>; pending: boolean };
  /** What is sent of what the schema makes of the values. */
  toInput: (values: z.output<Schema>) => Input;
  /** Fields that the call calls otherwise than the form does, for what the server says of them. */
  renamed?: Readonly<Record<string, string>>;
  /** The toast after saving. */
  success: string;
  /** "Save" unless said otherwise. */
  saveLabel?: string;
  /** Why it cannot be saved yet, while something is missing. */
  waits?: (values: z.input<Schema>) => string | undefined;
  onInvalid?: FormProps<z.input<Schema>, z.output<Schema>>["onInvalid"];
  readOnly?: boolean;
  /** At the start of the footer. */
  extra?: ReactNode;
  close: () => void;
  /** The fields, for what the form holds now. */
  children: (values: z.input<Schema>) => ReactNode;
};

/** The form of a drawer with its footer: what is typed is guarded, saving ends as every save does (`useSubmit`). */
export const EditForm = <Schema extends FormSchema, Input>({
  schema,
  values,
  write,
  toInput,
  renamed = {},
  success,
  saveLabel = "Save",
  waits,
  onInvalid,
  readOnly = false,
  extra,
  close,
  children,
}: EditFormProps<Schema, Input>) => {
  const formId = useId();
  const form = useZodForm<Schema>({ schema, defaultValues: values as never });
  const current = { ...values, ...(useWatch({ control: form.control }) as object) };
  const release = useUnsavedGuard(form.formState.isDirty);
  const { submit, pending } = useSubmit(write, {
    success,
    onDone: () => {
      release();
      close();
    },
    onFieldErrors: (errors) =>
      applyFieldErrors(
        form,
        Object.fromEntries(Object.entries(errors).map(([name, message]) => [renamed[name] ?? name, message])),
      ),
  });

  return (
    <Form
      id={formId}
      form={form}
      readOnly={readOnly}
      onSubmit={(saved) => submit(toInput(saved))}
      onInvalid={onInvalid}
    >
      {children(current)}
      <PanelFoot>
        {extra}
        <div className="flex-1" />
        <Button onClick={close}>{readOnly ? "Close" : "Cancel"}</Button>
        {!readOnly && (
          <SubmitButton formId={formId} pending={pending} reason={waits?.(current)}>
            {saveLabel}
          </SubmitButton>
        )}
      </PanelFoot>
    </Form>
  );
};
