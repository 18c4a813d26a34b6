import { ApiError } from "@backoffice/api-client";
import { toast } from "@backoffice/ui";
import { useCallback, useEffect, useRef } from "react";
import { describeFailure, fieldErrors, SOMETHING_WENT_WRONG } from "./describe-failure.ts";
import { showFailure } from "./failure-store.ts";

type Options<Data> = {
  /** The toast after a success; of the answer, where that says how much was done. */
  success: string | ((data: Data) => string);
  /** Title of the error dialog. */
  failure?: string;
  /**
   * After a success, if what sent it is still there: release what was typed, close the panel. The lists behind it
   * refresh by themselves (effects table).
   */
  onDone: () => void;
  /** Puts what the server says of single fields at its place; answers what had none. */
  onFieldErrors?: (errors: Record<string, string>) => Record<string, string>;
};

/**
 * Sends a write the way every screen does (shell §4, §8): on success a toast, the lists refresh, the panel closes;
 * refused: at the fields it names, else the messages in the error dialog, without any the documented toast.
 * An answer that comes late says so too, and leaves alone what was opened since. Answers whether it succeeded.
 */
export const useSubmit = <Input, Data>(
  { send, pending }: { send: (input: Input) => Promise<Data>; pending: boolean },
  { success, failure, onDone, onFieldErrors }: Options<Data>,
): { submit: (input: Input) => Promise<boolean>; pending: boolean } => {
  const there = useRef(false);
  useEffect(() => {
    there.current = true;
    return () => {
      there.current = false;
    };
  }, []);
  const submit = useCallback(
    async (input: Input) => {
      let data: Data;
      try {
        data = await send(input);
      } catch (error) {
        // The dialog to sign in again is already there.
        if (error instanceof ApiError && error.kind === "signed-out") return false;
        const fields = fieldErrors(error);
        const rest = onFieldErrors && Object.keys(fields).length > 0 ? onFieldErrors(fields) : undefined;
        if (rest && Object.keys(rest).length === 0) return false;
        const described = describeFailure(error, failure);
        if (described) showFailure(described);
        else toast.error(SOMETHING_WENT_WRONG);
        return false;
      }
      toast.success(typeof success === "string" ? success : success(data));
      if (there.current) onDone();
      return true;
    },
    [send, success, failure, onDone, onFieldErrors],
  );
  return { submit, pending };
};
