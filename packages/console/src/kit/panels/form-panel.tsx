import { Alert, ForbiddenState, useLatestCallback, type DialogProps } from "@backoffice/ui";
import {
  applyFieldErrors,
  DraftNotice,
  EditConflict,
  Form,
  useZodForm,
  type FormProps,
  type FormSchema,
} from "@backoffice/ui/form";
import { Fragment, useId, useRef, useState, type ReactNode } from "react";
import { get, useWatch } from "react-hook-form";
import type { z } from "zod";
import { useBeforeSending } from "../edits/use-before-sending.ts";
import { useLocale } from "../preferences/chosen-locale.ts";
import type { NamedRecord } from "../references/use-toast-record.ts";
import { can, lacking, useSession } from "../session/session.ts";
import { DialogFrame } from "./dialog-frame.tsx";
import { useFormDraft } from "./form-draft.ts";
import { FormButtons } from "./form-buttons.tsx";
import { FormSlotsProvider, useFormSlots } from "./form-slots.tsx";
import { PanelFoot, PanelHead, usePanelFrame, type Titles } from "./panel-frame.tsx";
import { useUnsavedGuard } from "./unsaved.ts";
import { useAnother } from "./use-another.ts";
import { useOwnRecord } from "./use-own-record.ts";
import { usePanelSubmit, type PanelWrite } from "./use-panel-submit.ts";

type FormPanelProps<Schema extends FormSchema, Input, Data> = Omit<
  PanelWrite<Input, Data>,
  "verb" | "reason" | "record"
> & {
  /** Given by the panel host to a dialog: the form then renders a frame if there is none around it. */
  open?: boolean;
  /** Title and status of the drawer or dialog around it; absent inside a record or on a page, which have their own. */
  frame?: Titles & { status?: ReactNode; size?: DialogProps["size"] };
  schema: Schema;
  /** Initial values of the fields; untouched fields follow their changes. */
  values: z.input<Schema>;
  /** The input of the call, from the parsed values. */
  input: (valid: z.output<Schema>) => Input;
  /** A new record: without the permission no form is shown. */
  isNew?: boolean | undefined;
  /** The record that the toast names and opens; the drawer's own record by default. */
  record?: ((valid: z.output<Schema>, data: Data) => NamedRecord | undefined) | undefined;
  /** Offers "Save and add another" for a new record, which starts with the values of these fields. */
  another?: readonly (keyof z.input<Schema> & string)[] | undefined;
  /**
   * Asks the server before submitting whether the key of a new record is taken, for calls that would overwrite; returns
   * errors by field.
   */
  validateAsync?: ((valid: z.output<Schema>) => Promise<Readonly<Record<string, string>> | undefined>) | undefined;
  onInvalid?: FormProps<z.input<Schema>, z.output<Schema>>["onInvalid"];
  /**
   * The save button; "Save", or "Add bank" for a new record, by default. A function of the values if it shows an
   * amount.
   */
  saveLabel?: string | ((values: z.input<Schema>) => string) | undefined;
  /** Why saving is disabled: a value is missing, or a proposed value has not been visited or changed. */
  disabledReason?:
    | ((values: z.input<Schema>, isTouched: (name: keyof z.input<Schema> & string) => boolean) => string | undefined)
    | undefined;
  /** Why the form is read-only, apart from a missing permission. */
  readOnlyReason?: ReactNode;
  /** Renders the fields for their current values; a `FormNotice` and a `FormAside` among them go to their own slots. */
  children: (values: z.input<Schema>, readOnly: boolean) => ReactNode;
};

const FormBody = <Schema extends FormSchema, Input, Data>({
  frame: head,
  schema,
  values: first,
  input,
  isNew = false,
  another: kept,
  record,
  validateAsync,
  onInvalid,
  saveLabel,
  disabledReason,
  readOnlyReason,
  children,
  ...panel
}: FormPanelProps<Schema, Input, Data>) => {
  const formId = useId();
  const frame = usePanelFrame();
  const session = useSession();
  const locale = useLocale();
  const { noun, close, write } = panel;
  const { permission } = write.operation;
  const [carried, carry] = useState<Partial<z.input<Schema>>>({});
  const values = { ...first, ...carried };
  const form = useZodForm<Schema>({ schema, defaultValues: values as never, values });
  const another = useAnother(form, { formId, first, kept, carry });
  const current = { ...values, ...(useWatch({ control: form.control }) as object) };
  const { isDirty, dirtyFields, touchedFields } = form.formState;
  const isTouched = (name: string) => Boolean(get(touchedFields, name) || get(dirtyFields, name));
  const title = `${isNew ? "New" : "Edit"} ${noun}${isNew || !head ? "" : `: ${head.title}`}`;
  const draft = useFormDraft(form, { operation: write.operation, title });
  const releaseGuard = useUnsavedGuard(isDirty && !draft.isUnsettled, draft.forget, draft.isKept);
  const sent = useRef<z.output<Schema>>(undefined);
  const own = useOwnRecord(isNew ? undefined : head?.title);
  const named = (data: Data) => (record && sent.current !== undefined ? record(sent.current, data) : own);
  const failure = { ...panel.failure, title: panel.failure?.title ?? "Unable To Save Changes" };
  const { submit, pending, unsettled, ...sending } = usePanelSubmit(
    { verb: "Save", ...panel, record: named, failure },
    {
      label: typeof saveLabel === "string" ? saveLabel : `${isNew ? "Add" : "Save"} ${noun}`,
      release: () => {
        draft.forget();
        releaseGuard();
        // The values count as saved, even if the panel stays open.
        form.reset(form.getValues());
        if (another.isAsked()) another.begin();
      },
      onFieldErrors: (errors) => applyFieldErrors(form, errors),
      staysOpen: another.isAsked,
      // A page may be kept behind the next page and be shown again.
      sendsAgain: () => frame === undefined || another.isAsked(),
    },
  );
  const { ready, conflicts, choose, ...before } = useBeforeSending(form, {
    schema,
    values,
    isNew,
    validateAsync,
    failure: failure.title,
  });
  // Builds the input from the reread record.
  const send = useLatestCallback((valid: z.output<Schema>) => {
    sent.current = valid;
    return submit(input(valid));
  });
  const readOnly = readOnlyReason || lacking(session, permission);
  const isReadOnly = Boolean(readOnly);
  const { slots, setNotice, setAside } = useFormSlots(isReadOnly);
  if (isNew && !can(session, permission)) return <ForbiddenState permission={permission} />;
  return (
    <FormSlotsProvider value={slots}>
      {head && <PanelHead {...head} />}
      {unsettled && <div className="mb-4">{unsettled.notice}</div>}
      {!isReadOnly && draft.offered && (
        <div className="mb-4">
          <DraftNotice draft={draft.offered} locale={locale} />
        </div>
      )}
      {isReadOnly && (
        <div className="mb-4">
          <Alert severity="info">{readOnly}</Alert>
        </div>
      )}
      <div ref={setNotice} className="contents" />
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
        {unsettled?.hidesFields ? (
          // Rendered anyway, for their notice above the form and buttons in the footer.
          <div hidden>{children(current, isReadOnly)}</div>
        ) : (
          <>
            <EditConflict fields={conflicts} onChoose={choose} />
            <Fragment key={another.round}>{children(current, isReadOnly)}</Fragment>
          </>
        )}
        <PanelFoot>
          <div ref={setAside} className="contents" />
          <div className="flex-1" />
          <FormButtons
            {...{ formId, isReadOnly, pending, close }}
            reason={sending.reason ?? before.reason ?? disabledReason?.(current, isTouched)}
            onAnother={isNew && kept ? another.ask : undefined}
          >
            {(typeof saveLabel === "function" ? saveLabel(current) : saveLabel) ?? (isNew ? `Add ${noun}` : "Save")}
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
