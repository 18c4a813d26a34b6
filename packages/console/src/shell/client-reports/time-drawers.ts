import type { History } from "history";
import { readPanel } from "#kit/panels/definition/panel-address.ts";
import type { ReportContext } from "./to-report.ts";

/** Milliseconds from a press within which an address counts as its result. */
const CAUSED = 1000;

const LOADING = "[data-slot=skeleton],[data-slot=skeleton-row],[data-slot=spinner]";

/** Whether the open drawer shows the content of this record, rather than its skeleton. */
const isDrawn = (id: string | undefined): boolean => {
  const drawer = document.querySelector("[data-slot=drawer]");
  const content = id === undefined ? drawer : drawer?.querySelector(`[data-record="${CSS.escape(id)}"]`);
  return !!content?.textContent && !content.querySelector(LOADING);
};

/**
 * Tells how long the content of each drawer took from the press that opened it. A drawer that no press opened, that is
 * closed before it is drawn, or whose page is hidden meanwhile is left out.
 */
export const timeDrawers = (
  history: History,
  { panels }: Pick<ReportContext["registry"], "panels">,
  tell: (milliseconds: number, href: string) => void,
): void => {
  let pressed = -Infinity;
  let observer: MutationObserver | undefined;
  const stop = () => observer?.disconnect();
  const panelNow = () => readPanel(new URLSearchParams(history.location.search), panels);
  let current = JSON.stringify(panelNow());

  for (const type of ["pointerdown", "click", "keydown"])
    window.addEventListener(type, ({ timeStamp }) => (pressed = timeStamp), { capture: true, passive: true });
  document.addEventListener("visibilitychange", stop);
  history.listen(() => {
    const panel = panelNow();
    const next = JSON.stringify(panel);
    if (next === current) return;
    current = next;
    stop();
    const start = pressed;
    if (!panel || performance.now() - start > CAUSED) return;
    const { href } = window.location;
    const [id] = Object.values(panel.params);
    observer = new MutationObserver(() => {
      if (!isDrawn(id)) return;
      stop();
      tell(performance.now() - start, href);
    });
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  });
};
