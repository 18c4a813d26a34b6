import { focusFirstEmpty } from "@backoffice/ui/form";
import { useCallback, useEffect, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";

type Options<Values> = {
  formId: string;
  /** Initial values of the fields. */
  first: Values;
  /** Fields that keep their values for the next record. */
  kept: readonly (keyof Values)[] | undefined;
  /** Receives the kept values, with which the form starts again. */
  carry: (kept: Partial<Values>) => void;
};

/**
 * "Save and add another": after the save the form resets to its initial values and those of the `kept` fields, and
 * focuses its first empty field. `round` counts the added records; use it as a key for other state of fields, such
 * as the open language.
 */
export const useAnother = <Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  { formId, first, kept = [], carry }: Options<Values>,
) => {
  const isRequested = useRef(false);
  const [next, setNext] = useState<Values>();
  const [round, setRound] = useState(0);
  const { isSubmitting } = form.formState;
  const { reset, getValues } = form;
  useEffect(() => {
    // A form that is reset during its submit would validate at every key from then on.
    if (!next || isSubmitting) return;
    // All other resets of the form keep typed values.
    reset(next, { keepDirtyValues: false });
    setNext(undefined);
    setRound((before) => before + 1);
  }, [next, isSubmitting, reset]);
  useEffect(() => {
    if (round > 0) focusFirstEmpty(formId, getValues());
  }, [round, formId, getValues]);
  return {
    round,
    /** Whether another record follows the pending save. */
    isAsked: useCallback(() => isRequested.current, []),
    ask: (asks: boolean) => {
      isRequested.current = asks;
    },
    begin: () => {
      const now = getValues();
      const carried = Object.fromEntries(kept.map((name) => [name, now[name]])) as Partial<Values>;
      carry(carried);
      setNext({ ...first, ...carried });
    },
  };
};
