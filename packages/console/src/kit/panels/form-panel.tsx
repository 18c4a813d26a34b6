import { Alert, ForbiddenState, useLatestCallback } from "@backoffice/ui";
import {
  applyFieldErrors,
  EditConflict,
  focusFirstField,
  Form,
  useZodForm,
  type FormSchema,
} from "@backoffice/ui/form";
import { Fragment, useEffect, useId, useRef, useState } from "react";
import { get, useWatch } from "react-hook-form";
import type { z } from "zod";
import { useBeforeSending } from "#kit/edits/use-before-sending.ts";
import { useMerge } from "#kit/edits/use-merge.ts";
import { useMayStay } from "./use-may-stay.ts";
import { can, lacking, useSession } from "#kit/session/session.ts";
import { useSubmit } from "#kit/submit/use-submit.ts";
import { DialogFrame } from "./dialog-frame.tsx";
import { DraftNotices } from "./drafts/draft-notices.tsx";
import { useFormDraft } from "./drafts/form-draft.ts";
import { FormButtons } from "./form-parts/form-buttons.tsx";
import type { FormPanelProps } from "./form-parts/form-panel-props.ts";
import { FormSlotsProvider, useFormSlots } from "./form-slots.tsx";
import { nameInValues } from "./form-parts/name-in-values.ts";
import { PanelFoot, PanelHead, usePanelFrame } from "./panel-frame.tsx";
import { useUnsavedGuard } from "./unsaved.ts";
import { useAnother } from "./form-parts/use-another.ts";
import { useOwnRecord } from "./use-own-record.ts";

const useNoChecks = () => undefined;

const FormBody = <Schema extends FormSchema, Input, Data>({
  frame: head,
  schema,
  values: first,
  input,
  isNew: added = false,
  save: { label, disabledReason, readOnlyReason, useChecks = useNoChecks, validateAsync, onInvalid, decides } = {},
  record,
  children,
  ...panel
}: FormPanelProps<Schema, Input, Data>) => {
  const isNew = Boolean(added);
  const kept = typeof added === "object" ? added.another : undefined;
  const formId = useId();
  const frame = usePanelFrame();
  const session = useSession();
  const { noun, close, write } = panel;
  const { permission } = write.operation;
  const [carried, carry] = useState<Partial<z.input<Schema>>>({});
  const values = { ...first, ...carried };
  const form = useZodForm<Schema>({ schema, defaultValues: values as never, values });
  const another = useAnother(form, { formId, first, kept, carry });
  const current = { ...values, ...(useWatch({ control: form.control }) as object) };
  const { isDirty, isSubmitting, dirtyFields, touchedFields } = form.formState;
  const isTouched = (name: string) => Boolean(get(touchedFields, name) || get(dirtyFields, name));
  const judged = useChecks(current);
  const decided = decides?.(current);
  const edited = isNew ? undefined : (head?.name ?? head?.title);
  const title = `${isNew ? "New" : "Edit"} ${noun}${edited ? `: ${edited}` : ""}`;
  const merge = useMerge(form, { schema, values, isNew });
  const draft = useFormDraft(form, { operation: write.operation, title, decides: decided, merge });
  const releaseGuard = useUnsavedGuard(isDirty && !draft.isUnsettled, draft.forget, draft.isKept, isSubmitting);
  const sent = useRef<z.output<Schema>>(undefined);
  const own = useOwnRecord(edited);
  const named = (data: Data) => {
    if (record && sent.current !== undefined) return record(sent.current, data);
    return own ?? (isNew ? nameInValues(sent.current ?? {}) : (head?.name ?? undefined));
  };
  const failure = { ...panel.failure, title: panel.failure?.title ?? "Unable To Save Changes" };
  const { submit, pending, unsettled, ...sending } = useSubmit({
    verb: "Save",
    ...panel,
    undo: panel.after?.undo,
    record: named,
    failure,
    decides: decided,
    label: typeof label === "string" ? label : `${isNew ? "Add" : "Save"} ${noun}`,
    onSaved: () => {
      draft.settle();
      releaseGuard();
      // The values count as saved, even if the panel stays open.
      form.reset(form.getValues());
      if (another.isAsked()) another.begin();
    },
    onFieldErrors: (errors) => applyFieldErrors(form, errors),
    staysOpen: another.isAsked,
    // A page may be kept behind the next page and be shown again.
    sendsAgain: () => frame === undefined || another.isAsked(),
  });
  const ready = useBeforeSending(form, { merge, validateAsync, failure: failure.title });
  // Builds the input from the reread record.
  const send = useLatestCallback((valid: z.output<Schema>) => {
    sent.current = valid;
    return submit(input(valid));
  });
  const readOnly = readOnlyReason || lacking(session, permission);
  const isReadOnly = Boolean(readOnly);
  const { slots, setNotice, setAside } = useFormSlots(isReadOnly);
  // In the drawer of an existing record J and K go on to the next one.
  useEffect(() => {
    if (isNew) focusFirstField(document.getElementById(formId));
  }, [isNew, formId]);
  const mayStay = useMayStay(can(session, permission));
  if (isNew && !mayStay)
    return (
      <>
        <ForbiddenState permission={permission} />
        <DraftNotices draft={draft} readOnlyReason={readOnly} />
      </>
    );
  return (
    <FormSlotsProvider value={slots}>
      {head && <PanelHead {...head} />}
      {unsettled && <div className="mb-4">{unsettled.notice}</div>}
      <DraftNotices className="mb-4" draft={draft} readOnlyReason={readOnly} />
      {isReadOnly && (
        <div className="mb-4">
          <Alert severity="info">{readOnly}</Alert>
        </div>
      )}
      <div ref={setNotice} className="contents" />
      {!isReadOnly && judged?.strip && <div className="mb-4">{judged.strip}</div>}
      <Form
        id={formId}
        form={form}
        readOnly={isReadOnly}
        // ⌘↵ saves, but never moves money.
        submitShortcut={write.operation.effect !== "money"}
        onSubmit={async (valid) => {
          try {
            const checked = await ready(valid);
            if (checked) await send(checked);
          } finally {
            another.ask(false);
          }
        }}
        onInvalid={(errors) => {
          another.ask(false);
          onInvalid?.(errors);
        }}
      >
        {/* Other values may decide about another record. */}
        {unsettled?.hidesFields && !decides ? (
          // Rendered anyway, for their notice above the form and buttons in the footer.
          <div hidden>{children(current, isReadOnly)}</div>
        ) : (
          <>
            <EditConflict fields={merge.conflicts} onChoose={merge.choose} />
            <Fragment key={another.round}>{children(current, isReadOnly)}</Fragment>
            {judged?.against && <p>{judged.against}</p>}
          </>
        )}
        <PanelFoot>
          <div ref={setAside} className="contents" />
          <div className="flex-1" />
          <FormButtons
            {...{ formId, isReadOnly, pending, close }}
            reason={sending.reason ?? merge.reason ?? judged?.waits ?? disabledReason?.(current, isTouched)}
            onAnother={isNew && kept ? another.ask : undefined}
          >
            {(typeof label === "function" ? label(current) : label) ?? (isNew ? `Add ${noun}` : "Save")}
          </FormButtons>
        </PanelFoot>
      </Form>
    </FormSlotsProvider>
  );
};

/**
 * The form of a drawer, dialog or page, with its footer in the surrounding frame. Input is guarded, refusals are
 * shown at their fields, and without the permission the form is read-only and says why.
 */
export const FormPanel = <Schema extends FormSchema, Input, Data>(props: FormPanelProps<Schema, Input, Data>) => {
  const around = usePanelFrame();
  const { open, frame, noun, close } = props;
  if (around || open === undefined) return <FormBody {...props} />;
  return (
    <DialogFrame open={open} close={close} title={frame?.title ?? noun} size={frame?.size}>
      <FormBody {...props} />
    </DialogFrame>
  );
};
