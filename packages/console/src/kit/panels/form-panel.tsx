import { Alert, Button, ForbiddenState, useLatestCallback, type DialogProps } from "@backoffice/ui";
import {
  applyFieldErrors,
  DraftNotice,
  EditConflict,
  Form,
  SubmitButton,
  useZodForm,
  type FormProps,
  type FormSchema,
} from "@backoffice/ui/form";
import { useId, useRef, useState, type ReactNode } from "react";
import { get, useWatch } from "react-hook-form";
import type { z } from "zod";
import { useBeforeSending } from "../edits/use-before-sending.ts";
import { useLocale } from "../preferences/locale.ts";
import { can, lacking, useSession } from "../session/session.ts";
import { renameKeys } from "../state/rename-keys.ts";
import { DialogFrame } from "./dialog-frame.tsx";
import { useFormDraft } from "./form-draft.ts";
import { PanelFoot, PanelHead, usePanelFrame } from "./panel-frame.tsx";
import { submitForm } from "./submit-form.ts";
import { useUnsavedGuard } from "./unsaved.ts";
import { usePanelSubmit, type PanelWrite } from "./use-panel-submit.ts";

type FormPanelProps<Schema extends FormSchema, Input, Data> = Omit<PanelWrite<Input, Data>, "verb" | "reason"> & {
  /** Given by the panel host to a dialog: without a frame around it, the form then draws one. */
  open?: boolean;
  size?: DialogProps["size"];
  /** Name of the field that takes the focus in a dialog, where the first one is not what is asked for. */
  startsIn?: (keyof z.input<Schema> & string) | undefined;
  /** Of the frame around it; none inside a record, which has its own. */
  title?: string;
  subtitle?: string | undefined;
  status?: ReactNode;
  schema: Schema;
  /** What the fields hold at first; fields that nobody has changed follow when it changes. */
  values: z.input<Schema>;
  /** What is sent of what the schema makes of the values. */
  input: (valid: z.output<Schema>) => Input;
  /** Fields that the call names otherwise than the form, for what the server says of them. */
  renamed?: Readonly<Record<string, string>> | undefined;
  /** A new record: whoever lacks the right is shown no form at all. */
  isNew?: boolean | undefined;
  /** Says that a new record's key is taken, for a call that would overwrite it; asked of the server before it is sent. */
  taken?: ((valid: z.output<Schema>) => Promise<Readonly<Record<string, string>> | undefined>) | undefined;
  /** "Save", or "Add bank" for a new one, unless said otherwise; of the values where it repeats an amount. */
  saveLabel?: string | ((values: z.input<Schema>) => string) | undefined;
  /** A second button that saves and empties the form: "Save and add another". */
  another?: string | undefined;
  /** Why it cannot be saved yet: while something is missing, or a proposed value was not touched (left or changed). */
  waits?:
    | ((values: z.input<Schema>, isTouched: (name: keyof z.input<Schema> & string) => boolean) => string | undefined)
    | undefined;
  onInvalid?: FormProps<z.input<Schema>, z.output<Schema>>["onInvalid"];
  /** Why it can only be read now, beside a missing right. */
  readOnlyReason?: string | undefined;
  /** What lifts that reason, beside it: a choice that is missing. */
  remedy?: ReactNode;
  /** A sentence above the fields, for what the form holds now. */
  notice?: ((values: z.input<Schema>) => ReactNode) | undefined;
  /** A button at the start of the footer, apart from saving: "Delete…". */
  aside?: { label: string; onClick: () => void; reason?: string | undefined } | undefined;
  /** What is shown of the answer in place of the fields, with nothing left but to close; without it the panel closes. */
  shows?: ((data: Data) => ReactNode) | undefined;
  /** The fields, for what the form holds now. */
  children: (values: z.input<Schema>, readOnly: boolean) => ReactNode;
};

const FormBody = <Schema extends FormSchema, Input, Data>({
  title,
  subtitle,
  status,
  schema,
  values,
  input,
  renamed = {},
  isNew = false,
  taken,
  saveLabel,
  another,
  waits,
  onInvalid,
  readOnlyReason,
  remedy,
  notice,
  aside,
  shows,
  children,
  ...panel
}: FormPanelProps<Schema, Input, Data>) => {
  const formId = useId();
  const frame = usePanelFrame();
  const session = useSession();
  const locale = useLocale();
  const { noun, close, write } = panel;
  const { permission } = write.operation;
  const form = useZodForm<Schema>({ schema, defaultValues: values as never, values });
  const current = { ...values, ...(useWatch({ control: form.control }) as object) };
  const { isDirty, dirtyFields, touchedFields } = form.formState;
  const isTouched = (name: string) => Boolean(get(touchedFields, name) || get(dirtyFields, name));
  const draft = useFormDraft(form, write);
  const [answer, setAnswer] = useState<ReactNode>();
  const releaseGuard = useUnsavedGuard(isDirty && !answer && !draft.isUnsettled, draft.forget);
  const addsAnother = useRef(false);
  const failure = panel.failure ?? "Unable To Save Changes";
  const { submit, pending, unsettled, ...sending } = usePanelSubmit(
    {
      verb: "Save",
      ...panel,
      failure,
      onDone: (data) => {
        panel.onDone?.(data);
        setAnswer(shows?.(data));
        if (addsAnother.current) form.reset(values);
      },
    },
    {
      label: typeof saveLabel === "string" ? saveLabel : `${isNew ? "Add" : "Save"} ${noun}`,
      release: () => {
        draft.forget();
        releaseGuard();
        // It counts as saved from now on, also should the panel stay.
        form.reset(form.getValues());
      },
      onFieldErrors: (errors) => applyFieldErrors(form, renameKeys(errors, renamed)),
      staysOpen: (data) => addsAnother.current || Boolean(shows?.(data)),
      // A page may be kept behind the one that it leads to, and be shown again.
      sendsAgain: () => addsAnother.current || frame === undefined,
    },
  );
  const { ready, conflicts, choose, ...before } = useBeforeSending(form, { schema, values, isNew, taken, failure });
  // Of the record as it was read again.
  const send = useLatestCallback((valid: z.output<Schema>) => submit(input(valid)));
  const reason = sending.reason ?? before.reason;
  if (isNew && !can(session, permission)) return <ForbiddenState permission={permission} />;
  if (answer)
    return (
      <>
        {title !== undefined && <PanelHead title={title} subtitle={subtitle} status={status} />}
        {answer}
        <PanelFoot>
          <div className="flex-1" />
          <Button variant="primary" onClick={close}>
            Close
          </Button>
        </PanelFoot>
      </>
    );
  const readOnly = readOnlyReason ?? lacking(session, permission);
  const waiting = reason ?? waits?.(current, isTouched);
  const above = readOnly ?? notice?.(current);
  const saveAndAddAnother = () => {
    addsAnother.current = true;
    submitForm(formId);
  };
  return (
    <>
      {title !== undefined && <PanelHead title={title} subtitle={subtitle} status={status} />}
      {unsettled && <div className="mb-4">{unsettled.notice}</div>}
      {readOnly === undefined && draft.offered && (
        <div className="mb-4">
          <DraftNotice draft={draft.offered} locale={locale} />
        </div>
      )}
      {above && (
        <div className="mb-4">
          <Alert severity="info" action={readOnlyReason !== undefined && remedy}>
            {above}
          </Alert>
        </div>
      )}
      <Form
        id={formId}
        form={form}
        readOnly={readOnly !== undefined}
        // ⌘↵ saves, but never moves money.
        submitShortcut={write.operation.effect !== "money"}
        onSubmit={async (valid) => {
          const checked = await ready(valid);
          if (checked) await send(checked);
          addsAnother.current = false;
        }}
        onInvalid={(errors) => {
          addsAnother.current = false;
          onInvalid?.(errors);
        }}
      >
        {!unsettled?.hidesFields && (
          <>
            <EditConflict fields={conflicts} onChoose={choose} />
            {children(current, readOnly !== undefined)}
          </>
        )}
        <PanelFoot>
          {aside && (
            <Button variant="ghost" reason={aside.reason} onClick={aside.onClick}>
              {aside.label}
            </Button>
          )}
          <div className="flex-1" />
          <Button onClick={close}>{readOnly ? "Close" : "Cancel"}</Button>
          {!readOnly && another && (
            <Button reason={waiting} onClick={saveAndAddAnother}>
              {another}
            </Button>
          )}
          {!readOnly && (
            <SubmitButton formId={formId} pending={pending} reason={waiting}>
              {(typeof saveLabel === "function" ? saveLabel(current) : saveLabel) ?? (isNew ? `Add ${noun}` : "Save")}
            </SubmitButton>
          )}
        </PanelFoot>
      </Form>
    </>
  );
};

/**
 * The form of a drawer, a dialog or a page: the same part in all three, with its footer in whatever stands around it.
 * What is typed is guarded, refusals are shown at their fields, and without the right it can only be read, and says why.
 */
export const FormPanel = <Schema extends FormSchema, Input, Data>(props: FormPanelProps<Schema, Input, Data>) => {
  const frame = usePanelFrame();
  const { open, size, title, noun, startsIn, close } = props;
  if (frame || open === undefined) return <FormBody {...props} />;
  return (
    <DialogFrame open={open} close={close} title={title ?? noun} size={size} startsIn={startsIn}>
      <FormBody {...props} />
    </DialogFrame>
  );
};
