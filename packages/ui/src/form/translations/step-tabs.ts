import type { KeyboardEvent } from "react";

/**
 * For `onKeyDown` of a tab: arrow keys, Home and End move the focus synchronously. Radix does it in a later task, which
 * may run after the next key if a tab renders slowly: ten presses would then move by fewer tabs.
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
