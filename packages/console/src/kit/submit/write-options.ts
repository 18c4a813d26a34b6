import type { ApiError } from "@backoffice/api-client";
import type { NamedRecord } from "#kit/references/use-toast-record.ts";
import type { DecidedRecord } from "./decided-record.ts";
import type { FailureWords } from "./describe-failure.ts";
import type { FailureLook } from "./say-failure.ts";
import type { Undo } from "./undoable.ts";
import type { Writer } from "./writer.ts";

/** How a failed write is reported. */
export type WriteFailure<Input> = {
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

/** What follows a success, besides its toast. The lists refresh by themselves (effects table). */
export type WriteAfter<Input, Data> = {
  onDone?: ((data: Data) => void) | undefined;
  /** The page to open: instead of the deleted record, or that of the new record, from the answer. */
  goTo?: string | ((data: Data) => string) | undefined;
  /** Opens the new record in place of this panel. */
  next?: ((data: Data, sent: Input) => void) | undefined;
  /**
   * Opens another panel if the answer is not a success: "the provider did not take it" leads to the panel that
   * forces it (money §4). There is no toast then, and `onDone` is not called.
   */
  onUndone?: ((data: Data, sent: Input) => (() => void) | undefined) | undefined;
};

/**
 * A write as a screen describes it, and what follows it. `sent` is the sent input, which a form that was reloaded and sends
 * again has not built itself: what depends on a decision is taken from there.
 */
export type WriteOptions<Input, Data> = {
  write: Writer<Input, Data>;
  /** Verb and noun: "Delete", "bank". */
  verb: string;
  noun: string;
  /** The toast after a success; none for undefined. */
  success: string | ((data: Data, sent: Input) => string | undefined);
  /** The record that the toast names, if its text does not. */
  record?: NamedRecord | ((data: Data, sent: Input) => NamedRecord | undefined) | undefined;
  /** Undoes the change; for writes that move no money and change no permission. */
  undo?: ((data: Data, sent: Input) => Undo | undefined) | undefined;
  failure?: WriteFailure<Input> | undefined;
  after?: WriteAfter<Input, Data> | undefined;
  /** Why the record does not allow it: "This bet is not open any more." */
  reason?: string | undefined;
  /** Closes the panel after a success, which then sends nothing more. */
  close?: (() => void) | undefined;
};

/** A write of a panel, which closes. */
export type PanelWrite<Input, Data> = WriteOptions<Input, Data> & { close: () => void };

/** What a form adds to its write. */
export type FormWriteOptions<Input, Data> = Omit<WriteOptions<Input, Data>, "failure"> & {
  /** A function if it depends on the sent decision. */
  failure?: WriteFailure<Input> | ((sent: Input) => WriteFailure<Input> | undefined) | undefined;
  /** The record that it decides about, unless the form is inside `DecidesAbout`. */
  decides?: DecidedRecord | undefined;
  /** A label for staff who check later whether it was carried out; verb and noun by default. */
  label?: string | ((sent: Input) => string) | undefined;
  /**
   * Clears the unsaved-changes guard and the draft, also if the user has left by then; without data if staff found that
   * it was carried out.
   */
  onSaved?: ((data?: Data) => void) | undefined;
  /** Shows field errors of the server at their fields; returns the messages without a field. */
  onFieldErrors?: ((errors: Record<string, string>) => Record<string, string>) | undefined;
  /** Whether the panel stays open after a success. */
  staysOpen?: ((data: Data) => boolean) | undefined;
  /** Whether more can be sent after a success, as on a page; by default unless the panel closes. */
  sendsAgain?: ((data: Data) => boolean) | undefined;
};
