import type { ApiError } from "@backoffice/api-client";
import { useLatestCallback } from "@backoffice/ui";
import { createElement, useEffect, useState, type ReactNode } from "react";
import { useToastRecord, type NamedRecord } from "../references/use-toast-record.ts";
import { lacking, useSession } from "../session/session.ts";
import { renameKeys } from "../state/rename-keys.ts";
import type { Failure, FailureWords } from "../submit/describe-failure.ts";
import { SAY_FAILURE, type FailureLook } from "../submit/say-failure.ts";
import { UnknownOutcomeNotice } from "../submit/unknown-outcome-notice.tsx";
import { useSubmit } from "../submit/use-submit.ts";
import type { Writer } from "../submit/writer.ts";
import { titleCase } from "../words/title-case.ts";
import { useGoTo } from "./use-go-to.ts";

/** How a panel says that its write failed. */
export type PanelFailure<Input> = {
  /** Title of the error dialog; "Unable To Delete Bank" unless the documents have another. */
  title?: string | undefined;
  /** What the documents say where the server says nothing; keep it outside of components. */
  words?: FailureWords | undefined;
  /** In the error dialog unless the documents have another way. */
  look?: FailureLook | undefined;
  /** The form's names of fields that the call names otherwise, for what the server says of them. */
  fieldNames?: Readonly<Record<string, string>> | undefined;
  /**
   * Answers a refusal that asks for more, of what was sent: "there is one already" leads to the question whether to
   * overwrite it (money §4). True where it did; nothing is said then, and the panel stays as it is.
   */
  onRefused?: ((error: ApiError, sent: Input) => boolean) | undefined;
};

/** What follows a success, beside its toast. */
export type PanelAfter<Data> = {
  onDone?: ((data: Data) => void) | undefined;
  /** The page to open: in place of the record that is gone, or that of what was made, by the answer. */
  goTo?: string | ((data: Data) => string) | undefined;
  /** Opens in place of this panel, instead of closing it: the record that was made. */
  next?: ((data: Data) => void) | undefined;
  /**
   * What opens in place of this panel where the answer is no success: "the provider did not take it" leads to the panel
   * that forces it (money §4). There is no toast then, and `onDone` is not called.
   */
  onUndone?: ((data: Data) => (() => void) | undefined) | undefined;
};

/** The write that a confirmation, a decision or a form sends, and what is said of it. */
export type PanelWrite<Input, Data> = {
  write: Writer<Input, Data>;
  /** What is done, and to what: "Delete", "bank". */
  verb: string;
  noun: string;
  /** The toast after a success; none where it says nothing. */
  success: string | ((data: Data) => string | undefined);
  /** The record that the toast names, where its text does not. */
  record?: NamedRecord | ((data: Data) => NamedRecord | undefined) | undefined;
  /** Takes the change back, of what was sent: for writes that move no money and change no permission. */
  undo?: ((data: Data, sent: Input) => (() => void) | undefined) | undefined;
  failure?: PanelFailure<Input> | undefined;
  after?: PanelAfter<Data> | undefined;
  /** Why the record does not allow it now: "This bet is not open any more." */
  reason?: string | undefined;
  close: () => void;
};

type Form<Data> = {
  /** What was sent, for staff who look later whether it was carried out; the verb and the noun unless given. */
  label?: string | (() => string) | undefined;
  /** Title of the error dialog where it depends on which of several decisions was sent. */
  failureTitle?: (() => string) | undefined;
  /** Forgets what was typed, in the guard and in the draft: it was saved, by this answer or, without one, as staff found. */
  release: (data?: Data) => void;
  onFieldErrors: (errors: Record<string, string>) => Record<string, string>;
  /** Whether the panel stays open after a success. */
  staysOpen?: ((data: Data) => boolean) | undefined;
  /** Whether the panel may send again after a success: a page that is kept. It never does unless given. */
  sendsAgain?: ((data: Data) => boolean) | undefined;
  /** Says what went wrong; the error dialog unless given. */
  say?: ((failure: Failure) => void) | undefined;
};

/** How a panel shows a write whose outcome is unknown. */
export type PanelUnsettled = {
  /** Says what was sent and where to look, and sends it again. */
  notice: ReactNode;
  /** Whether the notice stands in place of the fields: they do not hold what was sent. */
  hidesFields: boolean;
};

/** Sends a panel's write, and says why it cannot be sent: because of the record, an unknown outcome, or a missing right. */
export const usePanelSubmit = <Input, Data>(
  { write, verb, noun, success, record, undo, failure = {}, after = {}, reason, close }: PanelWrite<Input, Data>,
  {
    label = `${verb} ${noun}`,
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
  const { submit, pending, locked, pausing, unsettled } = useSubmit(write, {
    label,
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
  /** What became of the record, once it is read again after an unknown outcome and takes no more such write. */
  const [result, setResult] = useState<string>();
  if (unsettled && !unsettled.isReopened && reason !== undefined && result === undefined) setResult(reason);
  useEffect(() => {
    if (result !== undefined) settle();
  }, [result, settle]);
  const shown: PanelUnsettled | undefined = unsettled && {
    hidesFields: unsettled.isReopened,
    notice: createElement(UnknownOutcomeNotice, {
      outcome: unsettled.outcome,
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
