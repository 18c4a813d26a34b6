import { ApiError } from "@backoffice/api-client";
import { endPress, toast } from "@backoffice/ui";
import { useCallback, useEffect, useRef, useState } from "react";
import {
  describeFailure,
  fieldErrors,
  SOMETHING_WENT_WRONG,
  type Failure,
  type FailureWords,
} from "./describe-failure.ts";
import { showFailure } from "./failure-store.ts";
import { repeatedKey } from "./repeated-key.ts";
import { toastOptionsOf, type ToastAbout } from "./toast-options.tsx";
import type { UnknownOutcome } from "./unknown-outcomes.ts";
import { useSendGate, type Sent } from "./use-send-gate.ts";
import { useUnknownOutcome } from "./use-unknown-outcome.ts";
import type { Writer } from "./writer.ts";

/** Said by the button once nobody can tell what became of money that was sent (ruling 15). */
const OUTCOME_UNKNOWN = "It is not known whether this was carried out. Look before you send it again.";

/** Said by the button for a moment after a failure. */
const JUST_FAILED = "Wait a moment before you send it again.";

type Options<Input, Data> = {
  /** What is sent, for staff who look later whether it was carried out: "Approve withdrawal". */
  label?: string | (() => string) | undefined;
  /** The toast after a success; of the answer, where that says how much was done. None where it says nothing. */
  success: string | ((data: Data) => string | undefined);
  /** What the toast names and takes back, beside its text. */
  toastOptions?: ((data: Data, sent: Input) => ToastAbout) | undefined;
  /** Title of the error dialog; a function where it depends on which of several decisions was sent. */
  failure?: string | (() => string) | undefined;
  /** What is said of a failure of which the server says nothing. */
  failureWords?: FailureWords | undefined;
  /** Says what went wrong; the error dialog, unless something else is in front. */
  say?: ((failure: Failure) => void) | undefined;
  /** After a success, also when the component is gone by then: forgets what was typed, in the guard and in the draft. */
  onSaved?: ((data: Data) => void) | undefined;
  /**
   * After a success, if the component that sent it is still mounted: close the panel. The lists behind it refresh by
   * themselves (effects table).
   */
  onDone: (data: Data) => void;
  /** Whether a success is the last write from here: a panel that closes never sends again. Not so unless given. */
  isLast?: ((data: Data) => boolean) | undefined;
  /**
   * Answers a refusal that asks for more, such as a conflict that can be overwritten; true where it did, and nothing is
   * said then.
   */
  onRefused?: ((error: ApiError, sent: Input) => boolean) | undefined;
  /** Shows what the server says of single fields at those fields; returns the messages that had no field. */
  onFieldErrors?: ((errors: Record<string, string>) => Record<string, string>) | undefined;
};

/** Money that was sent from here, with an unknown outcome. */
export type Unsettled = {
  outcome: UnknownOutcome;
  /** It was sent before this panel was opened. */
  isReopened: boolean;
  /** Sends the same with the same key; absent where what was sent is not stored. */
  resend: (() => void) | undefined;
  pending: boolean;
  /** Staff found that it was not carried out, and enter again what is not stored; the key stays the same. */
  enterAgain: () => void;
  forget: () => void;
};

type Submit<Input> = {
  /** Returns whether it succeeded. */
  submit: (input: Input) => Promise<boolean>;
  pending: boolean;
  /** Why it cannot be sent again from here: the contract says that it moves money, and the outcome is unknown. */
  locked: string | undefined;
  /** Why it cannot be sent again for a moment: it has just failed, and a second press belongs to the first. */
  pausing: string | undefined;
  unsettled: Unsettled | undefined;
};

/**
 * Sends a write the way every screen does (shell §4, §8): on success a toast, the lists refresh, the panel closes;
 * refused: at the fields it names, else the messages in the error dialog, without any the documented toast. The toast
 * also comes when the component has been unmounted meanwhile; then nothing is closed. What has an unknown outcome is
 * stored with its idempotency key until the server answers.
 */
export const useSubmit = <Input, Data>(
  { operation, send, pending }: Writer<Input, Data>,
  {
    label = operation.id,
    success,
    toastOptions,
    failure,
    failureWords,
    say = showFailure,
    onSaved,
    onDone,
    isLast,
    onRefused,
    onFieldErrors,
  }: Options<Input, Data>,
): Submit<Input> => {
  const isMoney = operation.effect === "money";
  /** What was sent from here with an unknown outcome. */
  const [unknown, setUnknown] = useState<{ input: Input }>();
  const [entersAgain, setEntersAgain] = useState(false);
  const { outcome, keep, forget } = useUnknownOutcome(operation.id);
  const mounted = useRef(false);
  const failedToast = useRef<number>(undefined);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  const { pass, pausing, open } = useSendGate();
  const again = useSendGate();
  const sendOnce = useCallback(
    async (input: Input, idempotencyKey: string | undefined): Promise<Sent> => {
      let data: Data;
      endPress();
      // What is tried again has not failed any more.
      if (failedToast.current !== undefined) toast.dismiss(failedToast.current);
      try {
        data = await (idempotencyKey === undefined ? send(input) : send(input, { idempotencyKey }));
      } catch (error) {
        const failed = error instanceof ApiError ? error : undefined;
        const isUnknown = failed?.outcome === "unknown";
        if (isUnknown) setUnknown({ input });
        if (isUnknown && failed.idempotencyKey !== undefined)
          keep({
            idempotencyKey: failed.idempotencyKey,
            label: typeof label === "function" ? label() : label,
            input,
          });
        // Any other failure says nothing of what was sent before.
        if (failed?.kind === "refused" && !isUnknown) {
          setUnknown(undefined);
          forget();
        }
        const sent = isUnknown && isMoney ? "unknown" : "failed";
        // The dialog to sign in again is already open.
        if (failed?.kind === "signed-out") return sent;
        if (failed?.kind === "refused" && onRefused?.(failed, input)) return sent;
        const fields = fieldErrors(error);
        const rest = onFieldErrors && Object.keys(fields).length > 0 ? onFieldErrors(fields) : undefined;
        if (rest && Object.keys(rest).length === 0) return sent;
        const described = describeFailure(error, typeof failure === "function" ? failure() : failure, failureWords);
        if (described) say(described);
        else failedToast.current = toast.error(SOMETHING_WENT_WRONG);
        return sent;
      }
      forget();
      onSaved?.(data);
      const said = typeof success === "string" ? success : success(data);
      if (said !== undefined) toast.success(said, toastOptionsOf(toastOptions?.(data, input) ?? {}));
      if (mounted.current) onDone(data);
      return isLast?.(data) ? "last" : "more";
    },
    [
      send,
      isMoney,
      label,
      keep,
      forget,
      success,
      toastOptions,
      failure,
      failureWords,
      say,
      onSaved,
      onDone,
      isLast,
      onRefused,
      onFieldErrors,
    ],
  );
  const submit = useCallback(
    (input: Input) => pass(() => sendOnce(input, repeatedKey(outcome, input, { isMoney, entersAgain }))),
    [pass, sendOnce, outcome, isMoney, entersAgain],
  );
  const stored = outcome?.input ?? unknown?.input;
  const resend = async (idempotencyKey: string) => {
    const sent = async () => {
      const became = await sendOnce(stored as Input, idempotencyKey);
      // It can be tried once more, with the same key.
      return became === "unknown" ? "failed" : became;
    };
    const isDone = await again.pass(sent);
    // Refused, it can be changed and sent as another write.
    if (!isDone && mounted.current) open();
  };
  const isUnsettled = isMoney && !entersAgain && outcome !== undefined;
  return {
    submit,
    pending,
    locked: isMoney && (unknown || isUnsettled) ? OUTCOME_UNKNOWN : undefined,
    pausing: pausing ? JUST_FAILED : undefined,
    unsettled: isUnsettled
      ? {
          outcome,
          isReopened: !unknown,
          resend: stored === undefined ? undefined : () => void resend(outcome.idempotencyKey),
          pending,
          enterAgain: () => setEntersAgain(true),
          forget,
        }
      : undefined,
  };
};
