/** What the probe leaves in the page for the bench to read. */
export type Probe = {
  /** Milliseconds over 50 of every long task so far. */
  blocking: () => number;
  /** The longest interaction so far, from input to the next paint. */
  worstInteraction: () => number;
  /** From the next click until `selector` is there (at `path`) and painted. */
  paintedAfterClick: (selector: string, path?: string) => Promise<number>;
  /** From the same click until nothing in `selector` moves or waits any more. */
  atRestAfterClick: (selector: string) => Promise<number>;
};

declare global {
  var bench: Probe;
}

/** Runs in the page before everything else; it must stand alone, so it uses nothing from outside. */
export const probe = (): void => {
  let blocked = 0;
  let worst = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) blocked += Math.max(0, entry.duration - 50);
  }).observe({ type: "longtask", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (entry.interactionId) worst = Math.max(worst, entry.duration);
  }).observe({ type: "event", buffered: true, durationThreshold: 16 } as PerformanceObserverInit);

  const click = () =>
    new Promise<number>((resolve) =>
      addEventListener("click", (event) => resolve(event.timeStamp), { capture: true, once: true }),
    );
  /** The frame that shows what is in the document now has been handed over: nothing that waits is let in before. */
  const painted = () =>
    new Promise<number>((resolve) =>
      requestAnimationFrame(
        () => void scheduler.postTask(() => resolve(performance.now()), { priority: "user-blocking" }),
      ),
    );
  const present = (selector: string, path?: string) =>
    (!path || location.pathname === path) && document.querySelector(selector) !== null;
  const appears = (selector: string, path?: string) =>
    new Promise<void>((resolve) => {
      if (present(selector, path)) return resolve();
      const observer = new MutationObserver(() => {
        if (!present(selector, path)) return;
        observer.disconnect();
        resolve();
      });
      observer.observe(document, { subtree: true, childList: true, attributes: true });
    });
  const busy = (selector: string) =>
    document.querySelector(`${selector} [data-slot="skeleton"]`) !== null ||
    document
      .getAnimations()
      .some((it) => it.playState === "running" && it.effect?.getComputedTiming().iterations !== Infinity);

  globalThis.bench = {
    blocking: () => blocked,
    worstInteraction: () => worst,
    paintedAfterClick: async (selector, path) => {
      const start = await click();
      await appears(selector, path);
      return (await painted()) - start;
    },
    atRestAfterClick: async (selector) => {
      const start = await click();
      await appears(selector);
      let now = await painted();
      while (busy(selector)) now = await painted();
      return now - start;
    },
  };
};
