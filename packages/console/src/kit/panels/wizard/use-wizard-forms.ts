import { applyFieldErrors, type FormSchema, type ZodForm } from "@backoffice/ui/form";
import { useCallback, useState } from "react";
import type { AnyValid, WizardSchemas } from "./wizard-step.ts";

/**
 * What became of the write of a step; after some answers nothing is left for later steps (`ended`), after others nothing
 * was carried out and the next step says why (`undone`), or another wizard goes on in its place (`moved`).
 */
export type StepOutcome = "skipped" | "sent" | "refused" | "ended" | "undone" | "moved";

/** A step that was reached, as its wizard knows it. */
export type StepHandle = {
  form: ZodForm<FormSchema>;
  /** Forgets what was typed, in the guard and in the draft. */
  release: () => void;
  send: ((valid: AnyValid) => Promise<StepOutcome>) | undefined;
  /** Sends the step again, and goes on. */
  again: () => void;
};

/** The forms of a wizard's steps: each keeps what was typed in it, and they are checked and sent together. */
export const useWizardForms = (schemas: WizardSchemas, ids: readonly string[], startsAt: number) => {
  const [handles] = useState(() => new Map<string, StepHandle>());
  /** Index of the last step that was sent; it and those before it cannot be changed any more. */
  const [sentTo, setSentTo] = useState(startsAt - 1);

  const register = useCallback((id: string, handle: StepHandle) => void handles.set(id, handle), [handles]);

  /** What is valid now, by step. */
  const valid = (): AnyValid =>
    Object.fromEntries(
      ids.flatMap((id) => {
        const values = handles.get(id)?.form.getValues();
        const data = values && schemas[id]?.safeParse(values).data;
        return data ? [[id, data]] : [];
      }),
    );

  const markSent = (index: number) => {
    setSentTo(index);
    for (const id of ids.slice(0, index + 1)) {
      const handle = handles.get(id);
      handle?.form.reset(handle.form.getValues());
      handle?.release();
    }
  };

  /**
   * Shows what the server says of fields at the fields: of the step that was sent, then of those before it. Returns what
   * belongs to no field, and the first step that has something to mend.
   */
  const refuse = (index: number, errors: Record<string, string>) => {
    let rest = errors;
    let first: string | undefined;
    for (const id of ids.slice(sentTo + 1, index + 1).toReversed()) {
      const form = handles.get(id)?.form;
      const left = form ? applyFieldErrors(form, rest) : rest;
      if (Object.keys(left).length < Object.keys(rest).length) first = id;
      rest = left;
    }
    return { rest, first };
  };

  /** Forgets what was typed in the steps up to this one. */
  const release = (index: number) => {
    for (const id of ids.slice(0, index + 1)) handles.get(id)?.release();
  };

  return { handles, sentTo, register, valid, markSent, release, refuse };
};
