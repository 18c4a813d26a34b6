import { ApiError } from "@backoffice/api-client";
import { applyFieldErrors, type FormSchema, type ZodForm } from "@backoffice/ui/form";
import type { z } from "zod";
import { describeFailure } from "#kit/submit/describe-failure.ts";
import { showFailure } from "#kit/submit/failure-store.ts";
import type { Merge } from "./use-merge.ts";

type Options<Valid> = {
  merge: Merge<Valid>;
  /**
   * Asks the server whether the key of a new record is taken, for calls that would overwrite the old record. Returns
   * errors by field; fails with an `ApiError`.
   */
  validateAsync?: ((valid: Valid) => Promise<Readonly<Record<string, string>> | undefined>) | undefined;
  /** Title of the error dialog if a check fails. */
  failure: string;
};

/** Checks on the server before a form is submitted: whether the record changed, or its key is taken. */
export const useBeforeSending = <Schema extends FormSchema>(
  form: ZodForm<Schema>,
  { merge, validateAsync, failure }: Options<z.output<Schema>>,
) => {
  /** Returns the values to send, or undefined; `read` is the reread if several forms share it. */
  const ready = async (valid: z.output<Schema>, read?: Promise<number>): Promise<z.output<Schema> | undefined> => {
    try {
      const errors = await validateAsync?.(valid);
      if (!errors) return await merge.check(valid, read);
      applyFieldErrors(form, errors);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // The signed-out dialog is already open.
      const described = error.kind === "signed-out" ? undefined : describeFailure(error, failure);
      if (described) showFailure(described);
    }
    return undefined;
  };
  return ready;
};
