import type { ApiError } from "@backoffice/api-client";
import type { DecidedRecord } from "./decided-record.ts";
import type { Failure, FailureWords } from "./describe-failure.ts";
import type { ToastAbout } from "./toast-options.tsx";

/** How a write is reported, and what follows it. */
export type SubmitOptions<Input, Data> = {
  /** A label for staff who check later whether it was carried out: "Approve withdrawal". */
  label?: string | (() => string) | undefined;
  /** The record that the write decides about, unless the component is inside `DecidesAbout`. */
  decides?: DecidedRecord | undefined;
  /** The toast after a success; a function of the answer if that tells how much was done. None for undefined. */
  success: string | ((data: Data) => string | undefined);
  /** The record and Undo of the toast. */
  toastOptions?: ((data: Data, sent: Input) => ToastAbout) | undefined;
  /** Title of the error dialog; a function if it depends on the sent decision. */
  failure?: string | (() => string) | undefined;
  /** Messages for failures without a message of the server. */
  failureWords?: FailureWords | undefined;
  /** Shows a failure; in the error dialog by default. */
  say?: ((failure: Failure) => void) | undefined;
  /** Called after a success, even if unmounted by then: clears the unsaved-changes guard and the draft. */
  onSaved?: ((data: Data) => void) | undefined;
  /**
   * Called after a success if the user is still there, to close the panel. The lists behind it refresh by
   * themselves (effects table).
   */
  onDone: (data: Data) => void;
  /** Called after a success instead of `onDone` if the user has left. */
  onLeft?: ((data: Data) => void) | undefined;
  /** Whether a success is the last write from here, as in a panel that closes; false by default. */
  isLast?: ((data: Data) => boolean) | undefined;
  /**
   * Handles a refusal that needs another step, such as a conflict that can be overwritten; returns true if handled,
   * and then no error is shown.
   */
  onRefused?: ((error: ApiError, sent: Input) => boolean) | undefined;
  /** Shows field errors of the server at their fields; returns the messages without a field. */
  onFieldErrors?: ((errors: Record<string, string>) => Record<string, string>) | undefined;
};
