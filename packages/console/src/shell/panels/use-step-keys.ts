import { pressed, takesText } from "@backoffice/ui";
import { useEffect } from "react";
import { CONSOLE_KEYS } from "../keys/console-keys.ts";

type Step = (() => void) | undefined;

/** J goes on to the next record of the list underneath, K back, while the keys are pressed in the drawer and outside of its fields. */
export const useStepKeys = (previous: Step, next: Step): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const goesOn = pressed(event, CONSOLE_KEYS.nextRecord);
      const step = goesOn ? next : pressed(event, CONSOLE_KEYS.previousRecord) ? previous : undefined;
      if (!step || takesText(event.target)) return;
      if (!(event.target as Element).closest("[data-slot=drawer]")) return;
      event.preventDefault();
      step();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [previous, next]);
};
