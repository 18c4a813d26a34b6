import { Alert, ConfirmDialog, type ConfirmDialogProps } from "@backoffice/ui";
import { applyFieldErrors, EditConflict, Form, useZodForm, type FormSchema } from "@backoffice/ui/form";
import { useId, useRef, useState, type ReactNode } from "react";
import { useWatch } from "react-hook-form";
import type { z } from "zod";
import { useMerge } from "#kit/edits/use-merge.ts";
import { useDebounce } from "#kit/polling/use-debounce.ts";
import { useSubmit } from "#kit/submit/use-submit.ts";
import type { PanelWrite } from "#kit/submit/write-options.ts";
import { DraftNotices } from "./drafts/draft-notices.tsx";
import { useFormDraft } from "./drafts/form-draft.ts";
import { submitForm } from "./submit-form.ts";
import { useUnsavedGuard } from "./unsaved.ts";

export type ConfirmFormPanelProps<Schema extends FormSchema, Input, Data> = Omit<PanelWrite<Input, Data>, "success"> &
  Pick<ConfirmDialogProps, "tone" | "startsInField" | "wait"> & {
    open: boolean;
    /** The toast after a success, from the answer and the sent values. */
    success: string | ((data: Data, sent: z.output<Schema>) => string | undefined);
    title?: string | undefined;
    schema: Schema;
    /** Initial values of the fields; untouched fields follow their changes. */
    values: z.input<Schema>;
    /** Why it is disabled: "Choose the player first." */
    disabledReason?: ((values: z.input<Schema>) => string | undefined) | undefined;
    /** The input of the call, from the parsed values. */
    input: (valid: z.output<Schema>) => Input;
    /** The button label, with verb and amount; gets `undefined` while a value is missing or invalid. */
    confirmLabel: (valid: z.output<Schema> | undefined) => string;
    /** The consequence, in a sentence. */
    sentence: (values: z.input<Schema>, valid: z.output<Schema> | undefined) => ReactNode;
    /**
     * For a server that shows its changes with a delay: after a success the panel shows the title for these
     * milliseconds and then closes (content §4).
     */
    closesAfter?: { milliseconds: number; title: (valid: z.output<Schema> | undefined) => string; text: string };
    /** Renders the fields for their current values. */
    children: (values: z.input<Schema>) => ReactNode;
  };

/**
 * A confirmation with fields: sends what its sentence says, once. Enter in a field never confirms. While a field is
 * invalid, the button sends nothing and shows the errors, like that of a form. Input is guarded on every way out,
 * and can be restored after a reload.
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
  const { verb, noun, close, write } = panel;
  const [done, setDone] = useState(false);
  const sent = useRef<z.output<Schema>>(undefined);
  const { later } = useDebounce(close, closesAfter?.milliseconds ?? 0);
  const form = useZodForm<Schema>({ schema, defaultValues: values as never, values, mode: "onChange" });
  const current = { ...values, ...(useWatch({ control: form.control }) as object) };
  const valid = schema.safeParse(current).data;
  const merge = useMerge(form, { schema, values });
  const draft = useFormDraft(form, { operation: write.operation, merge });
  const { isDirty, isSubmitting } = form.formState;
  const isGuarded = open && !done && !draft.isUnsettled && isDirty;
  const releaseGuard = useUnsavedGuard(isGuarded, draft.forget, false, isSubmitting);
  const { submit, pending, reason, unsettled, result } = useSubmit({
    ...panel,
    // A decision sent from here changes the record, which is no reason against it.
    reason: open && !write.pending ? panel.reason : undefined,
    success: (data) => {
      if (typeof success === "string") return success;
      // After a resend following a reload, the sent values are unknown.
      return sent.current === undefined ? `${verb} ${noun}: carried out.` : success(data, sent.current);
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
    onSaved: () => {
      draft.settle();
      releaseGuard();
      // The values count as saved, even if the panel stays open.
      form.reset(form.getValues());
    },
    onFieldErrors: (errors) => applyFieldErrors(form, errors),
    staysOpen: () => closesAfter !== undefined,
  });
  /** Whether the button was pressed: Enter in a field also submits the form, but must not send it. */
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
      disabledReason={done ? closesAfter?.title(valid) : (reason ?? merge.reason ?? disabledReason?.(current))}
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
          <DraftNotices draft={draft} readOnlyReason={panel.reason} />
          <Form
            id={formId}
            form={form}
            onSubmit={send}
            onInvalid={() => {
              confirmed.current = false;
            }}
            submitShortcut={false}
          >
            <EditConflict fields={merge.conflicts} onChoose={merge.choose} />
            {!unsettled?.hidesFields && children(current)}
          </Form>
        </>
      )}
    </ConfirmDialog>
  );
};
