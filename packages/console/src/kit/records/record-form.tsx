import type { ApiError } from "@backoffice/api-client";
import { Button, ConfirmDialog, useLatestCallback } from "@backoffice/ui";
import { applyFieldErrors, EditConflict, Form, SubmitButton, useZodForm, type FormSchema } from "@backoffice/ui/form";
import { useState, type ReactNode } from "react";
import { useWatch } from "react-hook-form";
import type { z } from "zod";
import { useBeforeSending } from "#kit/edits/use-before-sending.ts";
import { useMerge } from "#kit/edits/use-merge.ts";
import { DraftNotices } from "#kit/panels/drafts/draft-notices.tsx";
import { useFormDraft } from "#kit/panels/drafts/form-draft.ts";
import { PanelFoot, usePanelFrame } from "#kit/panels/panel-frame.tsx";
import { useUnsavedGuard } from "#kit/panels/unsaved.ts";
import type { NamedRecord } from "#kit/references/use-toast-record.ts";
import { lacking, useSession } from "#kit/session/session.ts";
import { useSubmit } from "#kit/submit/use-submit.ts";
import type { Writer } from "#kit/submit/writer.ts";

/** The buttons: on a page always in view, in a drawer at the end of the form, as its footer belongs to the record. */
const Foot = ({ children }: { children: ReactNode }) =>
  usePanelFrame() ? (
    <div className="flex flex-wrap items-center justify-end gap-2 border-t pt-4">{children}</div>
  ) : (
    <PanelFoot>
      <div className="flex-1" />
      {children}
    </PanelFoot>
  );

type RecordFormProps<Schema extends FormSchema, Input, Data> = {
  schema: Schema;
  /** The values of the record; untouched fields follow their changes. */
  values: z.input<Schema>;
  write: Writer<Input, Data>;
  /** The input of the call, from the parsed values. */
  input: (valid: z.output<Schema>) => Input;
  /** The toast after a success. */
  success: string;
  /** The record that the toast names, if its text does not. */
  record?: NamedRecord | undefined;
  /** The form name of a field with another name in the call, for field errors of the server. */
  fieldOf?: ((name: string) => string) | undefined;
  /** Lists the draft under the bell by this name: "Theme of Nordlys". Without it the draft is kept in this tab only. */
  draftTitle?: string | undefined;
  /** Why these values are saved only after a confirmation, in a sentence; undefined if nothing speaks against them. */
  warning?: ((valid: z.output<Schema>) => string | undefined) | undefined;
  /** Handles a refusal that needs another step; returns true if handled, and then no error is shown. */
  onRefused?: ((error: ApiError) => boolean) | undefined;
  /** Renders the fields for their current values. */
  children: (values: z.input<Schema>) => ReactNode;
};

/**
 * The form of a record on its page: it stays after a save; input is guarded, kept over a reload and can be
 * discarded; without the permission it is read-only and names it. In a drawer or dialog use a `FormPanel`.
 */
export const RecordForm = <Schema extends FormSchema, Input, Data>({
  schema,
  values,
  write,
  input,
  success,
  record,
  fieldOf = (name) => name,
  warning,
  onRefused,
  draftTitle: title,
  children,
}: RecordFormProps<Schema, Input, Data>) => {
  const session = useSession();
  const readOnlyReason = lacking(session, write.operation.permission);
  const form = useZodForm<Schema>({ schema, defaultValues: values as never, values });
  const current = { ...values, ...(useWatch({ control: form.control }) as object) };
  const { isDirty, isSubmitting } = form.formState;
  const merge = useMerge(form, { schema, values });
  const draft = useFormDraft(form, { operation: write.operation, title, merge });
  const release = useUnsavedGuard(isDirty && !draft.isUnsettled, draft.forget, draft.isKept, isSubmitting);
  const { submit, pending, unsettled, ...sending } = useSubmit({
    write,
    verb: "Save",
    noun: "changes",
    success,
    record,
    failure: { onRefused },
    onSaved: () => {
      release();
      draft.settle();
    },
    after: { onDone: () => form.reset(form.getValues()) },
    onFieldErrors: (errors) =>
      applyFieldErrors(
        form,
        Object.fromEntries(Object.entries(errors).map(([name, message]) => [fieldOf(name), message])),
      ),
  });
  const ready = useBeforeSending(form, { merge, failure: "Unable To Save Changes" });
  // Builds the input from the reread record.
  const send = useLatestCallback((valid: z.output<Schema>) => submit(input(valid)));
  const [asked, setAsked] = useState<{ valid: z.output<Schema>; says: string }>();
  const check = async (valid: z.output<Schema>, confirmed: boolean) => {
    const checked = await ready(valid);
    if (!checked) return;
    const says = confirmed ? undefined : warning?.(checked);
    if (says === undefined) await send(checked);
    else setAsked({ valid: checked, says });
  };
  const reason = sending.reason ?? merge.reason ?? (isDirty ? undefined : "Nothing was changed.");
  return (
    <Form form={form} readOnly={readOnlyReason !== undefined} onSubmit={(valid) => check(valid, false)}>
      <DraftNotices draft={draft} readOnlyReason={readOnlyReason} />
      {unsettled?.notice}
      <EditConflict fields={merge.conflicts} onChoose={merge.choose} />
      {children(current)}
      {asked && (
        <ConfirmDialog
          open
          onOpenChange={() => setAsked(undefined)}
          title="Save anyway?"
          description={asked.says}
          confirmLabel="Save anyway"
          onConfirm={() => {
            setAsked(undefined);
            void check(asked.valid, true);
          }}
        />
      )}
      <Foot>
        {readOnlyReason ? (
          <p className="me-auto text-meta text-ink-muted">{readOnlyReason}</p>
        ) : (
          <>
            {isDirty && (
              <Button reason={isSubmitting ? "Saving…" : undefined} onClick={() => form.reset()}>
                Discard changes
              </Button>
            )}
            <SubmitButton pending={pending} reason={reason}>
              Save
            </SubmitButton>
          </>
        )}
      </Foot>
    </Form>
  );
};
