import { ApiError } from "@backoffice/api-client";
import { endPress, toast, useLatestCallback } from "@backoffice/ui";
import { useRef, useState } from "react";
import { useSaveGuard } from "../panels/unsaved.ts";
import { describeFailure, fieldErrors, SOMETHING_WENT_WRONG } from "./describe-failure.ts";
import { showFailure } from "./failure-store.ts";
import { repeatedKey } from "./repeated-key.ts";
import { sendWrite } from "./send-write.ts";
import type { SubmitOptions } from "./submit-options.ts";
import { toastOptionsOf } from "./toast-options.tsx";
import { unknownOutcomeOf, type UnknownOutcome } from "./unknown-outcomes.ts";
import { useSendGate, type Sent } from "./use-send-gate.ts";
import { useSettledElsewhere } from "./use-settled-elsewhere.ts";
import { useUnknownOutcome } from "./use-unknown-outcome.ts";
import type { Writer } from "./writer.ts";

/** Reason of the button after money was sent with an unknown outcome (ruling 15). */
const OUTCOME_UNKNOWN = "It is unknown whether this was carried out. Check before you send it again.";

/** Reason of the button while the record is reread, after the outcome was found in another tab. */
const SETTLED = "The outcome has been settled. Reloading the record.";
const NOT_SENT = "Nothing Was Sent";

/** Reason of the button for a moment after a failure. */
const JUST_FAILED = "Wait a moment before you send it again.";

/** Money that was sent with an unknown outcome, from here or from another form that decides about the record. */
export type Unsettled = {
  outcome: UnknownOutcome;
  /** It was sent before this panel was opened. */
  isReopened: boolean;
  /** It was sent from another form. */
  isElsewhere: boolean;
  /** Resends with the same key; absent if the input is not stored or belongs to another form. */
  resend: (() => void) | undefined;
  pending: boolean;
  /**
   * Staff found that it was not carried out, and re-enter the input that is not stored; the key stays the same. Of
   * another form: they decide anew.
   */
  enterAgain: () => void;
  forget: () => void;
};

type Submit<Input> = {
  /** Returns whether it succeeded. */
  submit: (input: Input) => Promise<boolean>;
  pending: boolean;
  /** Why it cannot be resent from here: it moves money according to the contract, and the outcome is unknown. */
  locked: string | undefined;
  /** Why it cannot be resent for a moment: it has just failed, and a second press belongs to the first. */
  pausing: string | undefined;
  unsettled: Unsettled | undefined;
  /** What was sent from here with an unknown outcome was settled in another form or tab, and the record is reread. */
  settledElsewhere: boolean;
};

/**
 * Sends a write the way every screen does (shell §4, §8). Success: toast, lists refresh, the panel closes. Refusal:
 * field errors, or else messages in the error dialog, or else the documented toast. A user who has left is told by the
 * toast or the error dialog; then nothing is closed. A write with an unknown outcome is stored with its idempotency key
 * until the server answers.
 */
export const useSubmit = <Input, Data>(
  { operation, send, pending }: Writer<Input, Data>,
  {
    label = operation.id,
    decides,
    success,
    toastOptions,
    failure,
    failureWords,
    say = showFailure,
    onSaved,
    onDone,
    onLeft,
    isLast,
    onRefused,
    onFieldErrors,
  }: SubmitOptions<Input, Data>,
): Submit<Input> => {
  const isMoney = operation.effect === "money";
  /** The input sent from here with an unknown outcome. */
  const [unknown, setUnknown] = useState<{ input: Input }>();
  const [entersAgain, setEntersAgain] = useState(false);
  const { outcome, isOwn, form, forget, from } = useUnknownOutcome(operation, decides);
  const failedToast = useRef<number>(undefined);
  const { pass, pausing, open } = useSendGate();
  const again = useSendGate();
  const guardSave = useSaveGuard();
  const settling = useSettledElsewhere(form, isMoney && outcome !== undefined, () => {
    setUnknown(undefined);
    open();
  });

  /** Reports a failure; one with a dialog of its own, or that another step follows, is not reported. */
  const report = (error: unknown, input: Input, isHere: boolean) => {
    const failed = error instanceof ApiError ? error : undefined;
    // The dialog to sign in again is already open.
    if (failed?.kind === "signed-out") return;
    if (isHere && failed?.kind === "refused" && onRefused?.(failed, input)) return;
    const fields = fieldErrors(error);
    const rest = isHere && onFieldErrors && Object.keys(fields).length > 0 ? onFieldErrors(fields) : undefined;
    if (rest && Object.keys(rest).length === 0) return;
    const described = describeFailure(error, typeof failure === "function" ? failure() : failure, failureWords);
    if (described) say(described);
    else failedToast.current = toast.error(SOMETHING_WENT_WRONG);
  };
  const sendOnce = useLatestCallback(async (input: Input, idempotencyKey: string | undefined): Promise<Sent> => {
    endPress();
    // A retry removes the failure toast.
    if (failedToast.current !== undefined) toast.dismiss(failedToast.current);
    settling.expect(false);
    const endSave = guardSave();
    const keeping = { ...from, senders: [{ ...form, input }], label: typeof label === "function" ? label() : label };
    const result = await sendWrite({ operation, idempotencyKey, keeping }, (grant) => send(input, grant));
    const isHere = endSave(result.state === "saved");
    settling.expect(unknownOutcomeOf(from.userId, form) !== undefined);
    switch (result.state) {
      case "saved": {
        const { data } = result;
        onSaved?.(data);
        const said = typeof success === "string" ? success : success(data);
        if (said !== undefined) toast.success(said, toastOptionsOf(toastOptions?.(data, input) ?? {}));
        if (isHere) onDone(data);
        else onLeft?.(data);
        return isLast?.(data) ? "last" : "more";
      }
      case "locked":
        showFailure({ title: NOT_SENT, messages: [OUTCOME_UNKNOWN] });
        return "failed";
      case "unknown":
        if (result.error instanceof ApiError) setUnknown({ input });
        report(result.error, input, isHere);
        return isMoney ? "unknown" : "failed";
      case "refused":
        setUnknown(undefined);
        report(result.error, input, isHere);
        return "failed";
      case "not-sent":
      case "signed-out":
        report(result.error, input, isHere);
        return "failed";
    }
  });
  const submit = useLatestCallback((input: Input) =>
    pass(() => sendOnce(input, repeatedKey(outcome, input, { isMoney, entersAgain }))),
  );
  const stored = isOwn ? (outcome?.input ?? unknown?.input) : undefined;
  const resend = async (idempotencyKey: string) => {
    const sent = async () => {
      const became = await sendOnce(stored as Input, idempotencyKey);
      // It can be resent with the same key.
      return became === "unknown" ? "failed" : became;
    };
    const isDone = await again.pass(sent);
    // A refused write can be changed and sent as a new one.
    if (!isDone) open();
  };
  const isUnsettled = isMoney && !entersAgain && outcome !== undefined;
  return {
    submit,
    pending,
    locked: settling.pending ? SETTLED : isMoney && (unknown || isUnsettled) ? OUTCOME_UNKNOWN : undefined,
    settledElsewhere: settling.done,
    pausing: pausing ? JUST_FAILED : undefined,
    unsettled: isUnsettled
      ? {
          outcome,
          isReopened: !unknown,
          isElsewhere: !isOwn,
          resend: stored === undefined ? undefined : () => void resend(outcome.idempotencyKey),
          pending,
          enterAgain: isOwn ? () => setEntersAgain(true) : forget,
          forget,
        }
      : undefined,
  };
};
