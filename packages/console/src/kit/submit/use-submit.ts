import { ApiError, refreshAfter } from "@backoffice/api-client";
import { endPress, toast, useLatestCallback } from "@backoffice/ui";
import { useQueryClient } from "@tanstack/react-query";
import { createElement, useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from "react";
import { useGoTo } from "#kit/panels/use-go-to.ts";
import { useSaveGuard } from "#kit/panels/unsaved.ts";
import { useToastRecord } from "#kit/references/use-toast-record.ts";
import { lacking, useSession } from "#kit/session/session.ts";
import { renameKeys } from "#kit/state/rename-keys.ts";
import { titleCase } from "#kit/words/title-case.ts";
import { describeFailure, fieldErrors, SOMETHING_WENT_WRONG } from "./describe-failure.ts";
import { showFailure } from "./failure-store.ts";
import { createFormWrite } from "./form-write.ts";
import { repeatedKey } from "./repeated-key.ts";
import { sayFailure } from "./say-failure.ts";
import { sendWrite } from "./send-write.ts";
import { toastOptionsOf } from "./toast-options.tsx";
import { UnknownOutcomeNotice } from "./unknown-outcome-notice.tsx";
import { useUnknownOutcome } from "./use-unknown-outcome.ts";
import type { FormWriteOptions } from "./write-options.ts";
import type { WriteState } from "./write-state.ts";

/** Reason of the button after money was sent with an unknown outcome (ruling 15). */
const OUTCOME_UNKNOWN = "It is unknown whether this was carried out. Check before you send it again.";

/** Reason of the button while the record is reread, after the outcome was found. */
const SETTLED = "The outcome has been settled. Reloading the record.";
const NOT_SENT = "Nothing Was Sent";

/** Reason of the button for a moment after a failure. */
const JUST_FAILED = "Wait a moment before you send it again.";

/** States without the notice of an unknown outcome, though it is stored. */
const NO_NOTICE: ReadonlySet<WriteState> = new Set(["sending", "entering", "entered", "rereading"]);

/** How a form shows money whose outcome is unknown. */
type Unsettled = {
  /** Shows what was sent and where to check, and can resend it. */
  notice: ReactNode;
  /** Whether the notice replaces the fields, which do not hold the sent values. */
  hidesFields: boolean;
};

type Submit<Input> = {
  /** Returns whether it succeeded. */
  submit: (input: Input) => Promise<boolean>;
  pending: boolean;
  /** Why it cannot be sent from here: it moves money according to the contract, and the outcome is unknown. */
  locked: string | undefined;
  unsettled: Unsettled | undefined;
  /** The state of the record, once it is reread after an unknown outcome and takes no more such write. */
  result: string | undefined;
  /** Why the button is disabled: the record, an unknown outcome, a missing permission, or a failure just now. */
  reason: string | undefined;
};

/**
 * Sends a write the way every screen does (shell §4, §8). Success: toast, lists refresh, the panel closes. Refusal:
 * field errors, or else messages in the error dialog, or else the documented toast. A user who has left is told by the
 * toast or the error dialog; then nothing is closed.
 */
export const useSubmit = <Input, Data>({
  write: { operation, send, pending },
  verb,
  noun,
  label = `${verb} ${noun}`,
  decides,
  success,
  record,
  undo,
  failure,
  after: { onDone, goTo, next, onUndone } = {},
  reason,
  close,
  onSaved,
  onFieldErrors,
  staysOpen = () => close === undefined,
  sendsAgain = () => close === undefined,
}: FormWriteOptions<Input, Data>): Submit<Input> => {
  const client = useQueryClient();
  const session = useSession();
  const go = useGoTo();
  const asToastRecord = useToastRecord();
  const guardSave = useSaveGuard();
  const isMoney = operation.effect === "money";
  const { outcome, isOwn, form, forget, page } = useUnknownOutcome(operation, decides);
  const [write] = useState(() => createFormWrite(session.userId, form, isMoney));
  const { state, pausing } = useSyncExternalStore(write.subscribe, write.read);
  /** The input sent from here with an unknown outcome. */
  const [sent, setSent] = useState<{ input: Input }>();
  const failedToast = useRef<number>(undefined);

  const isKept = isMoney && outcome !== undefined;
  useEffect(() => write.follow(form), [write, form, isKept]);
  const reread = useLatestCallback(async () => {
    await refreshAfter(client, operation);
    setSent(undefined);
    write.dispatch("reread");
  });
  useEffect(() => {
    if (state === "rereading") void reread();
  }, [state, reread]);

  const labelOf = (input: Input) => (typeof label === "function" ? label(input) : label);
  /** Reports a failure; one with a dialog of its own, or that another step follows, is not reported. */
  const report = (error: unknown, input: Input, isHere: boolean) => {
    const failed = error instanceof ApiError ? error : undefined;
    // The dialog to sign in again is already open.
    if (failed?.kind === "signed-out") return;
    const {
      title,
      words,
      look,
      fieldNames = {},
      onRefused,
    } = (typeof failure === "function" ? failure(input) : failure) ?? {};
    if (isHere && failed?.kind === "refused" && onRefused?.(failed, input)) return;
    const fields = renameKeys(fieldErrors(error), fieldNames);
    const rest = isHere && onFieldErrors && Object.keys(fields).length > 0 ? onFieldErrors(fields) : undefined;
    if (rest && Object.keys(rest).length === 0) return;
    const described = describeFailure(error, title ?? `Unable To ${titleCase(labelOf(input))}`, words);
    if (described) sayFailure(described, look);
    else failedToast.current = toast.error(SOMETHING_WENT_WRONG);
  };
  const sayDone = (data: Data, input: Input) => {
    const said = typeof success === "string" ? success : success(data, input);
    if (said === undefined) return;
    const about = typeof record === "function" ? record(data, input) : record;
    const named = about ? asToastRecord(about) : undefined;
    const isNamed = named && !named.link && said.includes(named.name);
    toast.success(said, toastOptionsOf({ record: isNamed ? undefined : named, undo: undo?.(data, input) }));
  };
  const goOn = (data: Data, input: Input) => {
    onDone?.(data);
    if (staysOpen(data)) return;
    if (next) return next(data, input);
    close?.();
    if (typeof goTo === "function") go(goTo(data), { replace: false });
    else if (goTo !== undefined) go(goTo, { replace: true });
  };

  /** Sends, and returns whether it was carried out. */
  const sendOnce = useLatestCallback(async (input: Input, idempotencyKey: string | undefined): Promise<boolean> => {
    endPress();
    // A retry removes the failure toast.
    if (failedToast.current !== undefined) toast.dismiss(failedToast.current);
    const endSave = guardSave();
    const keeping = { userId: session.userId, page, senders: [{ ...form, input }], label: labelOf(input) };
    const became = await sendWrite({ operation, idempotencyKey, keeping }, (grant) => send(input, grant));
    const isHere = endSave(became.state === "saved");
    if (became.state === "unknown" && isMoney) setSent({ input });
    else if (became.state === "refused") setSent(undefined);
    write.dispatch(became.state === "unknown" && !isMoney ? "unconfirmed" : became.state);
    if (became.state === "locked") showFailure({ title: NOT_SENT, messages: [OUTCOME_UNKNOWN] });
    else if (became.state !== "saved") report(became.error, input, isHere);
    if (became.state !== "saved") return false;
    const { data } = became;
    onSaved?.(data);
    const undone = onUndone?.(data, input);
    // What was not done is said also to a user who has left.
    if (undone) undone();
    else {
      sayDone(data, input);
      if (isHere) goOn(data, input);
    }
    if (sendsAgain(data)) write.dispatch("renew");
    return true;
  });
  const submit = useLatestCallback((input: Input) => {
    if (state !== "entering")
      return write.send("send", () => sendOnce(input, isMoney ? undefined : repeatedKey(outcome, input)));
    setSent({ input });
    return write.send("send", () => sendOnce(input, outcome?.idempotencyKey));
  });

  const settle = useLatestCallback(() => {
    forget();
    onSaved?.();
  });
  const [result, setResult] = useState<string>();
  const isUnsettled = isKept && !NO_NOTICE.has(state);
  const isReopened = !sent;
  const isReread = state === "settled" || (isUnsettled && !isReopened);
  if (isReread && reason !== undefined && result === undefined) setResult(reason);
  useEffect(() => {
    if (result !== undefined) settle();
  }, [result, settle]);

  const stored = isOwn ? (outcome?.input ?? sent?.input) : undefined;
  const unsettled: Unsettled | undefined = isUnsettled
    ? {
        hidesFields: isReopened,
        notice: createElement(UnknownOutcomeNotice, {
          outcome,
          isElsewhere: !isOwn,
          pending,
          onResend:
            stored === undefined
              ? undefined
              : () => void write.send("repeat", () => sendOnce(stored as Input, outcome.idempotencyKey)),
          onEnterAgain: isOwn ? () => void write.dispatch("enter") : forget,
          onCarriedOut: () => {
            settle();
            close?.();
          },
        }),
      }
    : undefined;
  const locked = state === "rereading" ? SETTLED : isUnsettled || state === "unknown" ? OUTCOME_UNKNOWN : undefined;
  return {
    submit,
    pending,
    locked,
    unsettled,
    result,
    reason: reason ?? locked ?? lacking(session, operation.permission) ?? (pausing ? JUST_FAILED : undefined),
  };
};
