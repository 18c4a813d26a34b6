import { useReducer, useRef } from "react";
import { flushSync } from "react-dom";
import { startAt, wizardReducer } from "./wizard-state.ts";
import type { WizardSteps, WizardValues } from "./wizard-types.ts";

const messageOf = (error: unknown) =>
  error instanceof Error && error.message ? error.message : "The action failed. Try again.";

/** Runs a wizard: takes the value of a step, submits it, and moves on or shows the error. One operation at a time. */
export const useWizard = <Values extends WizardValues>(
  steps: WizardSteps<Values>,
  onFinish: (values: Values) => unknown,
  startsAt = 0,
) => {
  const [state, dispatch] = useReducer(wizardReducer, startsAt, (index) =>
    startAt(
      index,
      steps.map(({ id }) => id),
    ),
  );
  const busy = useRef(false);

  /** Renders synchronously, so that the caller can then move the focus into the step. */
  const show = (id: string) =>
    flushSync(() => dispatch({ type: "shown", to: steps.findIndex((step) => step.id === id) }));

  /** Takes the value of the step at `index`; its type depends on the step, so it is unknown here. */
  const leave = async (index: number, value: unknown) => {
    const step = steps[index];
    if (busy.current || !step) return;
    busy.current = true;
    const values = { ...state.values, [step.id]: value };
    const last = index === steps.length - 1;
    dispatch({ type: "sent", id: step.id, value });
    try {
      const submit = step.submit as ((...args: unknown[]) => Promise<unknown>) | undefined;
      const result = await submit?.(value, values, show);
      if (result === false) return dispatch({ type: "stayed" });
      if (last) await onFinish(values as Values);
      dispatch({ type: "passed", id: step.id, last, undone: result === "undone" });
    } catch (error) {
      dispatch({ type: "refused", id: step.id, message: messageOf(error) });
    } finally {
      busy.current = false;
    }
  };
  return { state, leave, go: (to: number) => dispatch({ type: "went", to }) };
};
