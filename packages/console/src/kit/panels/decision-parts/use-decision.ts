import { applyFieldErrors, useZodForm } from "@backoffice/ui/form";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useWatch } from "react-hook-form";
import { z } from "zod";
import { useApproval } from "#kit/checks/use-approval.ts";
import { useMerge } from "#kit/edits/use-merge.ts";
import { noteText, noteWaits } from "#kit/form/note.ts";
import { useSubmit } from "#kit/submit/use-submit.ts";
import { decideNext, deciding, markDecided, nextToDecide, onNextToDecide, rememberNote } from "#kit/queue/queue.ts";
import { useGoOn } from "#kit/queue/use-go-on.ts";
import type { DecisionFormProps } from "./decision-form-props.ts";
import { decisionHint } from "./decision-hint.ts";
import { useFormDraft } from "../drafts/form-draft.ts";
import { usePanelFrame } from "../panel-frame.tsx";
import { useUnsavedGuard } from "../unsaved.ts";

/** The form of a decision in a drawer: its values, reasons against a decision, and submit. */
export const useDecision = <Action extends string, Input, Data, Shape extends z.ZodRawShape>({
  panel,
  id,
  closes = false,
  noun,
  decisions,
  hides,
  goesOn,
  recordName,
  write,
  success,
  failure,
  after,
  note,
  noteRequiredFor,
  extra,
  checks,
  composer,
  offered,
  reason,
  input,
  actionOf,
}: DecisionFormProps<Action, Input, Data, Shape>) => {
  const footer = usePanelFrame()?.footer;
  const all = (Object.keys(decisions) as Action[]).filter((it) => !hides?.(it));
  const preferred = all.find((it) => it === composer?.preferred);
  const first = preferred ?? all.find((it) => decisions[it].tone === "primary") ?? all[0]!;
  const needsNote = (action: Action) => noteRequiredFor?.includes(action) ?? true;
  const isNext = useSyncExternalStore(onNextToDecide, nextToDecide) === id;
  const empty = { ...extra?.values, note: "" };
  // Note rules of only some decisions are reported at their buttons.
  const schema = z.object({
    ...extra?.schema.shape,
    note: noteText(noteRequiredFor ? { ...note, required: false, min: undefined } : note),
  });
  const form = useZodForm({ schema, defaultValues: empty });
  const { note: written = "" } = useWatch({ control: form.control });
  const { isDirty, isSubmitting } = form.formState;
  const merge = useMerge(form, { schema, values: empty, isNew: true });
  const draft = useFormDraft(form, { operation: write.operation, merge });
  const release = useUnsavedGuard(isDirty && !draft.isUnsettled, draft.forget, false, isSubmitting);
  const goOn = useGoOn({ panel, id, closes });
  const [sending, setSending] = useState<Action>();
  /** A decided record stays on screen until the next one opens or it is reread; it takes no second decision. */
  const [isSent, setSent] = useState(false);
  useEffect(() => setSent(false), [offered]);
  const {
    submit,
    pending,
    unsettled,
    result,
    reason: unsendable,
  } = useSubmit({
    write,
    verb: decisions[first].verb,
    noun,
    record: { name: recordName, drawer: panel, id },
    success: (answer, sent) => success?.(actionOf(sent), answer) ?? decisions[actionOf(sent)].success,
    failure: (sent) => failure?.(actionOf(sent)),
    after: {
      onUndone: after?.onUndone,
      next: (answer, sent) => {
        rememberNote(noun, form.getValues("note").trim());
        form.reset(empty);
        if (goesOn?.(actionOf(sent), answer) === false) return markDecided(id);
        setSent(true);
        goOn();
      },
    },
    reason: all.every((it) => reason(it) !== undefined) ? reason(first) : undefined,
    // Staff found that it was carried out: the record stays on screen until it is reread.
    close: () => setSent(true),
    label: (sent) => `${decisions[actionOf(sent)].verb} ${noun}`,
    onSaved: () => {
      draft.settle();
      release();
    },
    onFieldErrors: (errors) => applyFieldErrors(form, errors),
    sendsAgain: () => true,
  });
  const takesNote = offered && noteRequiredFor === undefined && note.required;
  useEffect(() => {
    if (!takesNote) return undefined;
    deciding.add(id);
    return () => void deciding.delete(id);
  }, [takesNote, id]);
  useEffect(() => {
    // The note is not there before its footer.
    if (!offered || !isNext || footer === null) return;
    // Without a note the drawer keeps the focus, so that the first button is not pressed by accident.
    if (takesNote) form.setFocus("note");
    decideNext(undefined);
  }, [offered, isNext, footer, form, takesNote]);

  const approval = useApproval(checks);
  const approves = (action: Action) => decisions[action].tone === "primary";
  const noteOf = (action: Action) => (needsNote(action) ? noteWaits(note, written) : undefined);
  const waits = (action: Action) => {
    if (isSent) return "Already sent.";
    // Only an approval waits for its checks, a rejection for nothing but its note (ruling 54).
    return (approves(action) && approval.kind === "waits" ? approval.reason : undefined) ?? noteOf(action);
  };
  const decide = (action: Action) => {
    if (pending || isSent) return;
    void form.handleSubmit(
      ({ note: valid, ...rest }) => {
        setSending(action);
        return submit(input(action, valid, rest as z.output<z.ZodObject<Shape>>));
      },
      () => form.setFocus("note"),
    )();
  };
  return {
    form,
    draft,
    all,
    first,
    result,
    notice: unsettled?.notice,
    /** Whether a note is written. */
    written: written.trim() !== "",
    sending: pending ? sending : undefined,
    /** Why a decision is disabled. */
    blocked: (action: Action) => reason(action) ?? unsendable ?? waits(action),
    /** Whether a decision asks about the checks first, and what. */
    asks: (action: Action) => (approves(action) && approval.kind === "asks" ? approval : undefined),
    /** Reason why the decisions are not yet possible, beside their buttons. */
    hint:
      isSent || pending || !offered || all.some((it) => reason(it) !== undefined)
        ? undefined
        : decisionHint({
            approval,
            note,
            decisions,
            lacking: all.filter((it) => noteOf(it) !== undefined),
            all,
            written,
          }),
    decide,
  };
};
