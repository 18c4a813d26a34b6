import type { KeyboardEvent } from "react";

/**
 * For `onKeyDown` of a tab: an arrow, Home or End gives the focus to another one at once. Radix does it in a task of its
 * own, which comes after the next key where a tab takes its time to draw: ten presses would move by fewer tabs.
 */
export const stepTabs = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const tab = event.currentTarget;
  const tabs = [...(tab.closest("[role=tablist]")?.querySelectorAll<HTMLElement>("[role=tab]:not(:disabled)") ?? [])];
  const at = tabs.indexOf(tab);
  const step = getComputedStyle(tab).direction === "rtl" ? -1 : 1;
  const to = { ArrowRight: at + step, ArrowLeft: at - step, Home: 0, End: -1 }[event.key];
  if (to === undefined || tabs.length === 0) return;
  event.preventDefault();
  tabs.at(to % tabs.length)?.focus();
};
