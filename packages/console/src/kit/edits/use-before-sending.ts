import { ApiError } from "@backoffice/api-client";
import { applyFieldErrors, type FormSchema, type ZodForm } from "@backoffice/ui/form";
import type { z } from "zod";
import { describeFailure } from "../submit/describe-failure.ts";
import { showFailure } from "../submit/failure-store.ts";
import { useEditConflict } from "./use-edit-conflict.ts";

type Options<Schema extends FormSchema> = {
  schema: Schema;
  values: z.input<Schema>;
  /** A new record, which is not reread. */
  isNew?: boolean;
  /**
   * Asks the server whether the key of a new record is taken, for calls that would overwrite the old record. Returns
   * errors by field; fails with an `ApiError`.
   */
  validateAsync?: ((valid: z.output<Schema>) => Promise<Readonly<Record<string, string>> | undefined>) | undefined;
  /** Title of the error dialog if a check fails. */
  failure: string;
};

/** Checks on the server before a form is submitted: whether the record changed, or its key is taken. */
export const useBeforeSending = <Schema extends FormSchema>(
  form: ZodForm<Schema>,
  { schema, values, isNew = false, validateAsync, failure }: Options<Schema>,
) => {
  const { check, ...conflict } = useEditConflict(form, { schema, values });
  /** Returns the values to send, or undefined; `read` is the reread if several forms share it. */
  const ready = async (valid: z.output<Schema>, read?: Promise<number>): Promise<z.output<Schema> | undefined> => {
    try {
      const errors = await validateAsync?.(valid);
      if (!errors) return isNew ? valid : await check(valid, read);
      applyFieldErrors(form, errors);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // The signed-out dialog is already open.
      const described = error.kind === "signed-out" ? undefined : describeFailure(error, failure);
      if (described) showFailure(described);
    }
    return undefined;
  };
  return { ready, ...conflict };
};
