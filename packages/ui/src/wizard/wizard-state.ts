/** State of a wizard. Steps are counted from 0. */
export type WizardState = {
  current: number;
  /** The furthest step that was reached. */
  reached: number;
  /** Values by step id, also of a step that was refused. */
  values: Readonly<Record<string, unknown>>;
  /** Ids of the steps that were carried out with their current values. */
  done: readonly string[];
  /** Whether `submit` of the current step, or `onFinish`, is running. */
  working: boolean;
  /** Errors by step id that kept a step from being left. */
  errors: Readonly<Record<string, string>>;
  finished: boolean;
};

export type WizardEvent =
  | { type: "sent"; id: string; value: unknown }
  | { type: "refused"; id: string; message: string }
  | { type: "stayed" }
  | { type: "shown"; to: number }
  | { type: "passed"; id: string; last: boolean; undone?: boolean }
  | { type: "went"; to: number };

export const WIZARD_START: WizardState = {
  current: 0,
  reached: 0,
  values: {},
  done: [],
  working: false,
  errors: {},
  finished: false,
};

/** Initial state with the steps before `index` completed in an earlier session. */
export const startAt = (index: number, ids: readonly string[]): WizardState => ({
  ...WIZARD_START,
  current: index,
  reached: index,
  values: Object.fromEntries(ids.slice(0, index).map((id) => [id, undefined])),
  done: ids.slice(0, index),
});

const without = (errors: WizardState["errors"], id: string) =>
  Object.fromEntries(Object.entries(errors).filter(([key]) => key !== id));

/**
 * "Next" requires the step's validation. Going back, and to any reached step, is possible at any time, except while a
 * request runs: then only the request itself can show the step that it was refused for.
 */
export const wizardReducer = (state: WizardState, event: WizardEvent): WizardState => {
  switch (event.type) {
    case "sent":
      return {
        ...state,
        working: true,
        values: { ...state.values, [event.id]: event.value },
        done: state.done.filter((id) => id !== event.id),
        errors: without(state.errors, event.id),
      };
    case "refused":
      return { ...state, working: false, errors: { ...state.errors, [event.id]: event.message } };
    case "stayed":
      return { ...state, working: false };
    case "shown":
      return event.to >= 0 && event.to <= state.reached ? { ...state, current: event.to } : state;
    case "passed": {
      const current = event.last ? state.current : state.current + 1;
      const done = event.undone ? state.done : [...state.done, event.id];
      return {
        ...state,
        done,
        working: false,
        finished: event.last,
        current,
        reached: Math.max(state.reached, current),
      };
    }
    case "went": {
      const allowed = !state.working && !state.finished && event.to >= 0 && event.to <= state.reached;
      return allowed ? { ...state, current: event.to } : state;
    }
  }
};

/** Status of a step, for the list of steps. */
export const stepStatus = (
  state: WizardState,
  index: number,
  id: string,
): "done" | "current" | "error" | "upcoming" => {
  if (state.errors[id]) return "error";
  if (state.finished) return "done";
  if (index === state.current) return "current";
  return state.done.includes(id) ? "done" : "upcoming";
};
