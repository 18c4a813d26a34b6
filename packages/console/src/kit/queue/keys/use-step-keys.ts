import { pressed, isTextTarget } from "@backoffice/ui";
import { useEffect } from "react";
import { STEP_KEYS } from "./step-keys.ts";

type Step = (() => void) | undefined;

const DRAWER = "[data-slot=drawer]";
const FLOATING = "[role=dialog],[role=alertdialog],[role=menu]";

type Where = "drawer" | "page" | "beside";

const isWithin = (target: Element, where: Where): boolean => {
  const inDrawer = target.closest(DRAWER) !== null;
  return where === "drawer" ? inDrawer : (where === "beside" && inDrawer) || target.closest(FLOATING) === null;
};

/**
 * J goes to the next record, K to the previous one, while the focus is in the drawer, or on the page with nothing above
 * it, or beside a list on either side, and outside of fields. A drawer and the page of a record open it; a list moves
 * the focus to its row.
 */
export const useStepKeys = (where: Where, previous: Step, next: Step): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const goesOn = pressed(event, STEP_KEYS.nextRecord);
      const step = goesOn ? next : pressed(event, STEP_KEYS.previousRecord) ? previous : undefined;
      if (!step || event.defaultPrevented || isTextTarget(event.target)) return;
      if (!isWithin(event.target as Element, where)) return;
      event.preventDefault();
      step();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [where, previous, next]);
};
