import { useEffect } from "react";

type Step = (() => void) | undefined;

/** Whether a key pressed there is text, or belongs to a control that takes letters. */
const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest("input, textarea, select, [role=combobox], [role=listbox]") !== null);

/** J goes on to the next record of the list underneath, K back, while the keys are pressed in the drawer and outside of its fields. */
export const useStepKeys = (previous: Step, next: Step): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const step = event.key === "j" ? next : event.key === "k" ? previous : undefined;
      if (!step || event.ctrlKey || event.metaKey || event.altKey || takesText(event.target)) return;
      if (!(event.target as Element).closest("[data-slot=drawer]")) return;
      event.preventDefault();
      step();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [previous, next]);
};
