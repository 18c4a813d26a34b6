import type { ApiError } from "@backoffice/api-client";
import { useLatestCallback } from "@backoffice/ui";
import { createElement, useEffect, useState, type ReactNode } from "react";
import { useToastRecord, type NamedRecord } from "../references/use-toast-record.ts";
import { lacking, useSession } from "../session/session.ts";
import { renameKeys } from "../state/rename-keys.ts";
import type { Failure, FailureWords } from "../submit/describe-failure.ts";
import type { DecidedRecord } from "../submit/decided-record.ts";
import { SAY_FAILURE, type FailureLook } from "../submit/say-failure.ts";
import type { Undo } from "../submit/undoable.ts";
import { UnknownOutcomeNotice } from "../submit/unknown-outcome-notice.tsx";
import { useSubmit } from "../submit/use-submit.ts";
import type { Writer } from "../submit/writer.ts";
import { titleCase } from "../words/title-case.ts";
import { useGoTo } from "./use-go-to.ts";

/** How a panel reports a failed write. */
export type PanelFailure<Input> = {
  /** Title of the error dialog; "Unable To Delete Bank" unless the documents have another. */
  title?: string | undefined;
  /** The documented messages for answers without one; keep it outside of components. */
  words?: FailureWords | undefined;
  /** Shown in the error dialog unless the documents say otherwise. */
  look?: FailureLook | undefined;
  /** Form names of fields with another name in the call, for field errors of the server. */
  fieldNames?: Readonly<Record<string, string>> | undefined;
  /**
   * Handles a refusal that needs another step: "there is one already" leads to the question whether to overwrite
   * (money §4). Returns true if handled; then no error is shown and the panel stays.
   */
  onRefused?: ((error: ApiError, sent: Input) => boolean) | undefined;
};

/** What follows a success, besides its toast. */
export type PanelAfter<Data> = {
  onDone?: ((data: Data) => void) | undefined;
  /** The page to open: instead of the deleted record, or that of the new record, from the answer. */
  goTo?: string | ((data: Data) => string) | undefined;
  /** Opens the new record in place of this panel. */
  next?: ((data: Data) => void) | undefined;
  /**
   * Opens another panel if the answer is not a success: "the provider did not take it" leads to the panel that
   * forces it (money §4). There is no toast then, and `onDone` is not called.
   */
  onUndone?: ((data: Data) => (() => void) | undefined) | undefined;
};

/** The write of a confirmation, decision or form, with its messages. */
export type PanelWrite<Input, Data> = {
  write: Writer<Input, Data>;
  /** Verb and noun: "Delete", "bank". */
  verb: string;
  noun: string;
  /** The toast after a success; none for undefined. */
  success: string | ((data: Data) => string | undefined);
  /** The record that the toast names, if its text does not. */
  record?: NamedRecord | ((data: Data) => NamedRecord | undefined) | undefined;
  /** Undoes the change; for writes that move no money and change no permission. */
  undo?: ((data: Data, sent: Input) => Undo | undefined) | undefined;
  failure?: PanelFailure<Input> | undefined;
  after?: PanelAfter<Data> | undefined;
  /** Why the record does not allow it: "This bet is not open any more." */
  reason?: string | undefined;
  close: () => void;
};

type Form<Data> = {
  /** The record that the form decides about, unless it is inside `DecidesAbout`. */
  decides?: DecidedRecord | undefined;
  /** A label for staff who check later whether it was carried out; verb and noun by default. */
  label?: string | (() => string) | undefined;
  /** Title of the error dialog if it depends on the sent decision. */
  failureTitle?: (() => string) | undefined;
  /** Clears the unsaved-changes guard and the draft after a save, confirmed by the answer or, without one, by staff. */
  release: (data?: Data) => void;
  onFieldErrors: (errors: Record<string, string>) => Record<string, string>;
  /** Whether the panel stays open after a success. */
  staysOpen?: ((data: Data) => boolean) | undefined;
  /** Whether the panel may send again after a success, such as a kept page; never by default. */
  sendsAgain?: ((data: Data) => boolean) | undefined;
  /** Shows a failure; in the error dialog by default. */
  say?: ((failure: Failure) => void) | undefined;
};

/** How a panel shows a write whose outcome is unknown. */
export type PanelUnsettled = {
  /** Shows what was sent and where to check, and can resend it. */
  notice: ReactNode;
  /** Whether the notice replaces the fields, which do not hold the sent values. */
  hidesFields: boolean;
};

/** Sends a panel's write. Also returns why it is disabled: the record, an unknown outcome, or a missing permission. */
export const usePanelSubmit = <Input, Data>(
  { write, verb, noun, success, record, undo, failure = {}, after = {}, reason, close }: PanelWrite<Input, Data>,
  {
    label = `${verb} ${noun}`,
    decides,
    failureTitle,
    release,
    onFieldErrors,
    staysOpen,
    sendsAgain,
    say,
  }: Partial<Form<Data>> = {},
) => {
  const session = useSession();
  const go = useGoTo();
  const asToastRecord = useToastRecord();
  const { title, words, look, fieldNames = {}, onRefused } = failure;
  const { onDone, goTo, next, onUndone } = after;
  const said = (data: Data) => (typeof success === "string" ? success : success(data));
  const { submit, pending, locked, pausing, unsettled, settledElsewhere } = useSubmit(write, {
    label,
    decides,
    success: (data) => (onUndone?.(data) ? undefined : said(data)),
    toastOptions: (data, sent) => {
      const about = typeof record === "function" ? record(data) : record;
      const named = about ? asToastRecord(about) : undefined;
      const isNamed = named && !named.link && said(data)?.includes(named.name);
      return { record: isNamed ? undefined : named, undo: undo?.(data, sent) };
    },
    failure: failureTitle ?? title ?? `Unable To ${titleCase(`${verb} ${noun}`)}`,
    failureWords: words,
    onRefused,
    onFieldErrors: onFieldErrors && ((errors) => onFieldErrors(renameKeys(errors, fieldNames))),
    say: say ?? (look && SAY_FAILURE[look]),
    isLast: (data) => !sendsAgain?.(data),
    onSaved: release,
    // What was not done is said also to a user who has left.
    onLeft: (data) => onUndone?.(data)?.(),
    onDone: (data) => {
      const undone = onUndone?.(data);
      if (undone) return undone();
      onDone?.(data);
      if (staysOpen?.(data)) return;
      if (next) return next(data);
      close();
      if (typeof goTo === "function") go(goTo(data), { replace: false });
      else if (goTo !== undefined) go(goTo, { replace: true });
    },
  });
  const settle = useLatestCallback(() => {
    unsettled?.forget();
    release?.();
  });
  /** The state of the record, once it is reread after an unknown outcome and takes no more such write. */
  const [result, setResult] = useState<string>();
  const isReread = settledElsewhere || (unsettled && !unsettled.isReopened);
  if (isReread && reason !== undefined && result === undefined) setResult(reason);
  useEffect(() => {
    if (result !== undefined) settle();
  }, [result, settle]);
  const shown: PanelUnsettled | undefined = unsettled && {
    hidesFields: unsettled.isReopened,
    notice: createElement(UnknownOutcomeNotice, {
      outcome: unsettled.outcome,
      isElsewhere: unsettled.isElsewhere,
      pending: unsettled.pending,
      onResend: unsettled.resend,
      onEnterAgain: unsettled.enterAgain,
      onCarriedOut: () => {
        settle();
        close();
      },
    }),
  };
  return {
    submit,
    pending,
    locked,
    unsettled: shown,
    result,
    reason: reason ?? locked ?? lacking(session, write.operation.permission) ?? pausing,
  };
};
