import { ApiError } from "@backoffice/api-client";
import { applyFieldErrors, type FormSchema, type ZodForm } from "@backoffice/ui/form";
import type { z } from "zod";
import { showFailure } from "../submit/failure-store.ts";
import { useEditConflict } from "./use-edit-conflict.ts";

type Options<Schema extends FormSchema> = {
  schema: Schema;
  values: z.input<Schema>;
  /** A new record: there is nothing to read again. */
  isNew?: boolean;
  /**
   * Of a new record, for a call that would overwrite one of the same key: what to say at which field where there is one
   * already. Asked of the server; fails with an `ApiError`.
   */
  validateAsync?: ((valid: z.output<Schema>) => Promise<Readonly<Record<string, string>> | undefined>) | undefined;
  /** Title of the error dialog where it could not be asked. */
  failure: string;
};

/** What is asked of the server before a form is sent: whether the record changed meanwhile, or its key is taken. */
export const useBeforeSending = <Schema extends FormSchema>(
  form: ZodForm<Schema>,
  { schema, values, isNew = false, validateAsync, failure }: Options<Schema>,
) => {
  const { check, ...conflict } = useEditConflict(form, { schema, values });
  /** Answers what is to be sent, or nothing. */
  const ready = async (valid: z.output<Schema>): Promise<z.output<Schema> | undefined> => {
    try {
      const errors = await validateAsync?.(valid);
      if (!errors) return isNew ? valid : await check(valid);
      applyFieldErrors(form, errors);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // The dialog to sign in again is already open.
      if (error.kind === "signed-out") return undefined;
      const messages = error.messages.length > 0 ? error.messages : [error.message];
      showFailure({ title: failure, messages, hint: "Nothing was sent: the record could not be read. Try again." });
    }
    return undefined;
  };
  return { ready, ...conflict };
};
