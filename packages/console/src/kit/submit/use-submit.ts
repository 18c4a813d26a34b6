import { ApiError } from "@backoffice/api-client";
import { toast } from "@backoffice/ui";
import { useCallback, useEffect, useRef, useState } from "react";
import {
  describeFailure,
  fieldErrors,
  SOMETHING_WENT_WRONG,
  type Failure,
  type FailureWords,
} from "./describe-failure.ts";
import { showFailure } from "./failure-store.ts";
import type { Writer } from "./writer.ts";

/** Said by the button once nobody can tell what became of money that was sent (ruling 15). */
const OUTCOME_UNKNOWN = "It is not known whether this was carried out. Close this and look before you do it again.";

type Options<Input, Data> = {
  /** The toast after a success; of the answer, where that says how much was done. None where it says nothing. */
  success: string | ((data: Data) => string | undefined);
  /** Title of the error dialog; a function where it depends on which of several decisions was sent. */
  failure?: string | (() => string) | undefined;
  /** What is said of a failure of which the server says nothing. */
  failureWords?: FailureWords | undefined;
  /** Says what went wrong; the error dialog, unless something else is in front. */
  say?: ((failure: Failure) => void) | undefined;
  /**
   * After a success, if the component that sent it is still mounted: release what was typed, close the panel. The lists
   * behind it refresh by themselves (effects table).
   */
  onDone: (data: Data) => void;
  /**
   * Answers a refusal that asks for more, such as a conflict that can be overwritten; true where it did, and nothing is
   * said then.
   */
  onRefused?: ((error: ApiError, sent: Input) => boolean) | undefined;
  /** Shows what the server says of single fields at those fields; returns the messages that had no field. */
  onFieldErrors?: ((errors: Record<string, string>) => Record<string, string>) | undefined;
};

type Submit<Input> = {
  /** Returns whether it succeeded. */
  submit: (input: Input) => Promise<boolean>;
  pending: boolean;
  /** Why it cannot be sent again from here: the contract says that it moves money, and the outcome is unknown. */
  locked: string | undefined;
};

/**
 * Sends a write the way every screen does (shell §4, §8): on success a toast, the lists refresh, the panel closes;
 * refused: at the fields it names, else the messages in the error dialog, without any the documented toast. The toast
 * also comes when the component has been unmounted meanwhile; then nothing is closed.
 */
export const useSubmit = <Input, Data>(
  { operation, send, pending }: Writer<Input, Data>,
  { success, failure, failureWords, say = showFailure, onDone, onRefused, onFieldErrors }: Options<Input, Data>,
): Submit<Input> => {
  const [unknown, setUnknown] = useState(false);
  const mounted = useRef(false);
  const failedToast = useRef<number>(undefined);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  const submit = useCallback(
    async (input: Input) => {
      let data: Data;
      // What is tried again has not failed any more.
      if (failedToast.current !== undefined) toast.dismiss(failedToast.current);
      try {
        data = await send(input);
      } catch (error) {
        if (error instanceof ApiError && error.outcome === "unknown") setUnknown(true);
        // The dialog to sign in again is already open.
        if (error instanceof ApiError && error.kind === "signed-out") return false;
        if (error instanceof ApiError && error.kind === "refused" && onRefused?.(error, input)) return false;
        const fields = fieldErrors(error);
        const rest = onFieldErrors && Object.keys(fields).length > 0 ? onFieldErrors(fields) : undefined;
        if (rest && Object.keys(rest).length === 0) return false;
        const described = describeFailure(error, typeof failure === "function" ? failure() : failure, failureWords);
        if (described) say(described);
        else failedToast.current = toast.error(SOMETHING_WENT_WRONG);
        return false;
      }
      const said = typeof success === "string" ? success : success(data);
      if (said !== undefined) toast.success(said);
      if (mounted.current) onDone(data);
      return true;
    },
    [send, success, failure, failureWords, say, onDone, onRefused, onFieldErrors],
  );
  return { submit, pending, locked: unknown && operation.effect === "money" ? OUTCOME_UNKNOWN : undefined };
};
