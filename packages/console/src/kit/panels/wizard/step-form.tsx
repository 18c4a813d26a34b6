import { Alert } from "@backoffice/ui";
import { EditConflict, focusFirstField, Form, useZodForm } from "@backoffice/ui/form";
import { useEffect, useLayoutEffect, useRef, type ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { useBeforeSending } from "#kit/edits/use-before-sending.ts";
import { useMerge } from "#kit/edits/use-merge.ts";
import type { Failure } from "#kit/submit/describe-failure.ts";
import { DraftNotices } from "../drafts/draft-notices.tsx";
import { useFormDraft } from "../drafts/form-draft.ts";
import { useUnsavedGuard } from "../unsaved.ts";
import { useSubmit } from "#kit/submit/use-submit.ts";
import type { StepFormProps } from "./step-form-props.ts";
import type { StepHandle, StepOutcome } from "./use-wizard-forms.ts";
import type { AnyValid, AnyWrite } from "./wizard-step.ts";

type Sending = {
  reason: string | undefined;
  send: NonNullable<StepHandle["send"]>;
  /** The notice of an unknown outcome, which can resend. */
  notice: ReactNode;
};

/** The form of one step. The wizard's button leaves it, unless disabled. */
const StepForm = ({
  noun,
  draftTitle,
  id,
  schema,
  step,
  write,
  tools: { formId, next, report },
  valid,
  edits,
  isSent,
  isSaving,
  readOnly,
  guarded,
  locked,
  register,
  sending,
}: StepFormProps & { sending?: Sending }) => {
  const form = useZodForm({ schema, defaultValues: step.values, values: step.values });
  const values = { ...step.values, ...(useWatch({ control: form.control }) as object) };
  const merge = useMerge(form, { schema, values: step.values, isNew: !edits });
  const draft = useFormDraft(form, { name: `${noun}/${id}`, operation: write?.operation, title: draftTitle, merge });
  const releaseGuard = useUnsavedGuard(
    guarded && form.formState.isDirty && locked === undefined,
    draft.forget,
    draft.isKept,
    isSaving,
  );
  const ready = useBeforeSending(form, { merge, failure: "Unable To Save Changes" });
  const fixed = isSent || readOnly !== undefined;
  const reason = isSent
    ? undefined
    : (sending?.reason ?? merge.reason ?? (fixed ? undefined : step.disabledReason?.(values, valid)));
  // Money is sent only by the wizard's button, never by Enter or its shortcut in a field.
  const isMoney = write?.operation.effect === "money";
  const byButton = fixed || isMoney || step.ways !== undefined || reason !== undefined;

  const ways = fixed
    ? []
    : (step.ways ?? []).map(({ label, sets, reason: why }) => ({
        label,
        reason: reason ?? why?.(values),
        take: () => {
          for (const [name, value] of Object.entries(sets)) form.setValue(name, value as never, { shouldDirty: true });
        },
      }));
  const waysNow = useRef(ways);

  // Before the paint, so that no press can come between an unknown outcome and the lock.
  useLayoutEffect(() => {
    const release = () => {
      draft.settle();
      releaseGuard();
    };
    register({ form, ready, release, send: sending?.send, again: () => void next(undefined) });
  });
  useLayoutEffect(() => void (waysNow.current = ways));
  useEffect(() => {
    if (!edits) focusFirstField(document.getElementById(formId));
  }, [edits, formId]);
  const waysKey = JSON.stringify(ways);
  useLayoutEffect(() => {
    const [first, ...others] = waysNow.current;
    if (first) return report({ ways: [first, ...others] });
    return report(reason !== undefined ? { reason } : byButton ? { value: undefined } : undefined);
  }, [report, reason, byButton, waysKey]);
  return (
    <>
      {isSent && (
        <div className="mb-4">
          <Alert severity="info">This step is already saved and cannot be changed here.</Alert>
        </div>
      )}
      {sending?.notice && <div className="mb-4">{sending.notice}</div>}
      {guarded && !isSent && locked === undefined && (
        <DraftNotices className="mb-4" draft={draft} readOnlyReason={readOnly} />
      )}
      <Form
        id={formId}
        form={form}
        readOnly={fixed}
        submitShortcut={!byButton}
        onSubmit={() => (byButton ? undefined : next(undefined))}
      >
        <EditConflict fields={merge.conflicts} onChoose={merge.choose} />
        {step.fields(values, valid)}
      </Form>
    </>
  );
};

type SentStepProps = StepFormProps & {
  write: AnyWrite;
  /** Called before the step is sent. */
  onSending: () => void;
  onSent: () => void;
  /** Reports whether this step locks all steps. */
  onLocked: (id: string, reason: string | undefined) => void;
  /** Called when the step and all before it are saved. */
  onSaved: () => void;
  onFieldErrors: (errors: Record<string, string>) => Record<string, string>;
  say: ((failure: Failure) => void) | undefined;
};

/** A step with a write of its own. The wizard decides what follows. */
const SentStep = ({ write, onSending, onSent, onSaved, onLocked, onFieldErrors, say, ...props }: SentStepProps) => {
  const { id, step, title, noun, locked } = props;
  const outcome = useRef<StepOutcome>("sent");
  const {
    submit,
    reason,
    locked: lockedHere,
    unsettled,
  } = useSubmit({
    verb: "Save",
    noun,
    write,
    success: step.success ?? (() => undefined),
    record: step.record,
    failure: { ...step.failure, title: step.failure?.title ?? "Unable To Save Changes", look: say },
    reason: step.reason,
    after: {
      onDone: (data) => {
        outcome.current = step.undone?.(data)
          ? "undone"
          : step.ends?.(data)
            ? "ended"
            : step.moves === true
              ? "moved"
              : "sent";
        if (outcome.current !== "undone") onSent();
        step.onDone?.(data);
      },
    },
    onFieldErrors,
    label: title,
    onSaved: (data) => {
      if (data === undefined || !step.undone?.(data)) onSaved();
    },
    sendsAgain: (data) => step.undone?.(data) ?? false,
  });
  const sendIt = async (valid: AnyValid) => {
    const input = step.input?.(valid);
    if (input === undefined) return "skipped";
    onSending();
    if (!(await submit(input))) return "refused";
    return outcome.current;
  };
  // Before the paint, like the lock of this step itself.
  useLayoutEffect(() => onLocked(id, lockedHere), [id, lockedHere, onLocked]);
  const sending = { reason: reason ?? locked, send: sendIt, notice: unsettled?.notice };
  return <StepForm {...props} write={write} sending={sending} />;
};

/** A step: its form, and its write on leaving. */
export const Step = ({ write, ...rest }: Omit<SentStepProps, "write"> & Pick<StepFormProps, "write">) =>
  write ? <SentStep {...rest} write={write} /> : <StepForm {...rest} write={undefined} />;
