import { applyFieldErrors, type FormSchema, type ZodForm } from "@backoffice/ui/form";
import { useCallback, useState } from "react";
import type { AnyValid, WizardSchemas } from "./wizard-step.ts";

/**
 * The outcome of a step's write: some answers leave nothing for later steps (`ended`), others mean that nothing was
 * carried out and the next step explains why (`undone`), or another wizard continues in its place (`moved`).
 */
export type StepOutcome = "skipped" | "sent" | "refused" | "ended" | "undone" | "moved";

/** The wizard's handle of a mounted step. */
export type StepHandle = {
  form: ZodForm<FormSchema>;
  /** Merges what others changed meanwhile; returns the values to send, or undefined if the user has to look first. */
  ready: (valid: AnyValid[string], read: Promise<number> | undefined) => Promise<unknown>;
  /** Clears the unsaved-changes guard and the draft. */
  release: () => void;
  send: ((valid: AnyValid) => Promise<StepOutcome>) | undefined;
  /** Resends the step and continues. */
  again: () => void;
};

/** The forms of a wizard's steps: each keeps its input, and they are validated and sent together. */
export const useWizardForms = (schemas: WizardSchemas, ids: readonly string[], startsAt: number) => {
  const [handles] = useState(() => new Map<string, StepHandle>());
  /** Index of the last sent step; that step and all before it are read-only. */
  const [sentTo, setSentTo] = useState(startsAt - 1);

  const register = useCallback((id: string, handle: StepHandle) => void handles.set(id, handle), [handles]);

  /** The valid values, by step. */
  const valid = (): AnyValid =>
    Object.fromEntries(
      ids.flatMap((id) => {
        const values = handles.get(id)?.form.getValues();
        const data = values && schemas[id]?.safeParse(values).data;
        return data ? [[id, data]] : [];
      }),
    );

  /** The values of the steps that are not sent yet, merged with what others changed; and the steps to look at first. */
  const ready = async (index: number, own: AnyValid, read: Promise<number> | undefined) => {
    const checked = await Promise.all(
      ids.slice(sentTo + 1, index + 1).map(async (id) => [id, await handles.get(id)?.ready(own[id]!, read)] as const),
    );
    const wrong = checked.flatMap(([id, data]) => (data === undefined ? id : []));
    return { valid: { ...own, ...(Object.fromEntries(checked) as AnyValid) }, wrong };
  };

  const markSent = (index: number) => {
    setSentTo(index);
    for (const id of ids.slice(0, index + 1)) {
      const handle = handles.get(id);
      handle?.form.reset(handle.form.getValues());
      handle?.release();
    }
  };

  /**
   * Shows field errors of the server at their fields: in the sent step, then in earlier ones. Returns the errors
   * without a field, and the first step with an error.
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

  /** Clears guards and drafts of the steps up to this one. */
  const release = (index: number) => {
    for (const id of ids.slice(0, index + 1)) handles.get(id)?.release();
  };

  return { handles, sentTo, register, valid, ready, markSent, release, refuse };
};
