import { Alert, ConfirmDialog, type ConfirmDialogProps } from "@backoffice/ui";
import { applyFieldErrors, DraftNotice, Form, useZodForm, type FormSchema } from "@backoffice/ui/form";
import { useId, useRef, useState, type ReactNode } from "react";
import { useWatch } from "react-hook-form";
import type { z } from "zod";
import { usePause } from "../polling/use-pause.ts";
import { useLocale } from "../preferences/chosen-locale.ts";
import { useFormDraft } from "./form-draft.ts";
import { submitForm } from "./submit-form.ts";
import { useUnsavedGuard } from "./unsaved.ts";
import { usePanelSubmit, type PanelWrite } from "./use-panel-submit.ts";

export type ConfirmFormPanelProps<Schema extends FormSchema, Input, Data> = Omit<PanelWrite<Input, Data>, "success"> &
  Pick<ConfirmDialogProps, "tone" | "startsInField" | "wait"> & {
    open: boolean;
    /** The toast after a success; of the answer, and of what was sent. */
    success: string | ((data: Data, sent: z.output<Schema>) => string | undefined);
    title?: string | undefined;
    schema: Schema;
    /** What the fields hold at first; fields that nobody has changed follow when it changes. */
    values: z.input<Schema>;
    /** What is still missing: "Choose the player first." */
    disabledReason?: ((values: z.input<Schema>) => string | undefined) | undefined;
    /** What is sent of what the schema makes of the values. */
    input: (valid: z.output<Schema>) => Input;
    /** The button, with the verb and the amount; of `undefined` while something is missing or wrong. */
    confirmLabel: (valid: z.output<Schema> | undefined) => string;
    /** What will happen, in a sentence. */
    sentence: (values: z.input<Schema>, valid: z.output<Schema> | undefined) => ReactNode;
    /**
     * For a server that shows only later what it did: after a success the panel says so for these milliseconds, and
     * then closes (content §4).
     */
    closesAfter?: { milliseconds: number; title: (valid: z.output<Schema> | undefined) => string; text: string };
    /** The fields, for what the form holds now. */
    children: (values: z.input<Schema>) => ReactNode;
  };

/**
 * A confirmation with fields: sends what its sentence says, once. Enter in a field never confirms; while a field is
 * refused, the button sends nothing and says what is wrong, as that of a form does. What is typed is guarded on every
 * way out, and offered again after a reload.
 */
export const ConfirmFormPanel = <Schema extends FormSchema, Input, Data>({
  open,
  title,
  schema,
  values,
  disabledReason,
  input,
  confirmLabel,
  sentence,
  closesAfter,
  tone,
  startsInField,
  wait,
  success,
  children,
  ...panel
}: ConfirmFormPanelProps<Schema, Input, Data>) => {
  const formId = useId();
  const locale = useLocale();
  const { verb, noun, close, write } = panel;
  const [done, setDone] = useState(false);
  const sent = useRef<z.output<Schema>>(undefined);
  const { later } = usePause(close, closesAfter?.milliseconds ?? 0);
  const form = useZodForm<Schema>({ schema, defaultValues: values as never, values, mode: "onChange" });
  const current = { ...values, ...(useWatch({ control: form.control }) as object) };
  const valid = schema.safeParse(current).data;
  const draft = useFormDraft(form, write);
  const releaseGuard = useUnsavedGuard(open && !done && !draft.isUnsettled && form.formState.isDirty, draft.forget);
  const { submit, pending, reason, unsettled, result } = usePanelSubmit(
    {
      ...panel,
      // What is decided from here changes the record: that is no reason against it.
      reason: open && !write.pending ? panel.reason : undefined,
      success: (data) => {
        if (typeof success === "string") return success;
        // Sent again after a reload, the fields of then are gone.
        return sent.current === undefined ? "Done." : success(data, sent.current);
      },
      after: {
        ...panel.after,
        onDone: (data) => {
          panel.after?.onDone?.(data);
          if (!closesAfter) return;
          setDone(true);
          later();
        },
      },
    },
    {
      label: `${verb} ${noun}`,
      release: () => {
        draft.forget();
        releaseGuard();
        // It counts as saved from now on, also should the panel stay.
        form.reset(form.getValues());
      },
      onFieldErrors: (errors) => applyFieldErrors(form, errors),
      staysOpen: () => closesAfter !== undefined,
    },
  );
  /** Whether the button was pressed: Enter in a field submits the form too, and must not send it. */
  const confirmed = useRef(false);
  const send = (checked: z.output<Schema>) => {
    if (!confirmed.current) return undefined;
    confirmed.current = false;
    sent.current = checked;
    return submit(input(checked));
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={title ?? `${verb} ${noun}`}
      description={result === undefined ? sentence(current, valid) : undefined}
      confirmLabel={result === undefined ? confirmLabel(valid) : undefined}
      cancelLabel={done || result !== undefined ? "Close" : "Cancel"}
      pending={pending}
      disabledReason={done ? closesAfter?.title(valid) : (reason ?? disabledReason?.(current))}
      onConfirm={() => {
        confirmed.current = true;
        submitForm(formId);
      }}
      {...(result === undefined && { wait })}
      {...{ tone, startsInField }}
    >
      {result !== undefined ? (
        <Alert severity="info">{result}</Alert>
      ) : done && closesAfter ? (
        <Alert severity="positive" title={closesAfter.title(valid)}>
          {closesAfter.text}
        </Alert>
      ) : (
        <>
          {unsettled?.notice}
          <DraftNotice draft={draft.offered} locale={locale} />
          <Form
            id={formId}
            form={form}
            onSubmit={send}
            onInvalid={() => {
              confirmed.current = false;
            }}
            submitShortcut={false}
          >
            {!unsettled?.hidesFields && children(current)}
          </Form>
        </>
      )}
    </ConfirmDialog>
  );
};
