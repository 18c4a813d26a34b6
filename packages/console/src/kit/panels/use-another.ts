import { focusFirstEmpty } from "@backoffice/ui/form";
import { useCallback, useEffect, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";

type Options<Values> = {
  formId: string;
  /** What the fields hold at first. */
  first: Values;
  /** Fields that keep their values for the next record. */
  kept: readonly (keyof Values)[] | undefined;
  /** Takes the kept values, which the form then starts from. */
  carry: (kept: Partial<Values>) => void;
};

/**
 * "Save and add another": after the save the form starts again with its first values and those of the `kept` fields, and
 * focuses its first empty field. `round` counts the records that were added so: a new key for what fields hold beside
 * their values, such as the open language.
 */
export const useAnother = <Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  { formId, first, kept = [], carry }: Options<Values>,
) => {
  const asked = useRef(false);
  const [next, setNext] = useState<Values>();
  const [round, setRound] = useState(0);
  const { isSubmitting } = form.formState;
  const { reset, getValues } = form;
  useEffect(() => {
    // A form that is reset while it is submitted would be checked at every key from then on.
    if (!next || isSubmitting) return;
    // The form keeps what is typed wherever else it is reset.
    reset(next, { keepDirtyValues: false });
    setNext(undefined);
    setRound((before) => before + 1);
  }, [next, isSubmitting, reset]);
  useEffect(() => {
    if (round > 0) focusFirstEmpty(formId, getValues());
  }, [round, formId, getValues]);
  return {
    round,
    /** Whether the save under way is followed by another record. */
    isAsked: useCallback(() => asked.current, []),
    ask: (asks: boolean) => {
      asked.current = asks;
    },
    begin: () => {
      const now = getValues();
      const carried = Object.fromEntries(kept.map((name) => [name, now[name]])) as Partial<Values>;
      carry(carried);
      setNext({ ...first, ...carried });
    },
  };
};
