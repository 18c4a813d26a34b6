/** What the probe leaves in the page for the bench to read. */
export type Probe = {
  /** The layout shift so far that nobody's input explains. */
  layoutShift: () => number;
  /** The longest time so far from a press, its end or a key to the next frame. */
  worstInteraction: () => number;
  /** Milliseconds since the page was asked for, when `selector` is there and painted. */
  painted: (selector: string) => Promise<number>;
  /** Milliseconds from the next click until `selector` is there (at `path`) and painted. */
  paintedAfterClick: (selector: string, path?: string) => Promise<number>;
  /** Milliseconds from the next key until the frame that shows what it did. */
  paintedAfterKey: () => Promise<number>;
  /** Milliseconds from the same click until nothing in `selector` moves or waits any more. */
  atRestAfterClick: (selector: string) => Promise<number>;
};

declare global {
  var bench: Probe;
}

/** Runs in the page before everything else; it must stand alone, so it uses nothing from outside. */
export const probe = (): void => {
  let shifted = 0;
  let worst = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) shifted += entry.value;
  }).observe({ type: "layout-shift", buffered: true });

  /** The frame that shows what is in the document now has been handed over: nothing that waits is let in before. */
  const frame = () =>
    new Promise<number>((resolve) =>
      requestAnimationFrame(
        () => void scheduler.postTask(() => resolve(performance.now()), { priority: "user-blocking" }),
      ),
    );
  // Event Timing says the same rounded to 8 ms, too coarse for a ratio.
  for (const type of ["pointerdown", "pointerup", "click", "keydown", "keyup"])
    addEventListener(type, (event) => void frame().then((now) => (worst = Math.max(worst, now - event.timeStamp))), {
      capture: true,
      passive: true,
    });

  const click = () =>
    new Promise<number>((resolve) =>
      addEventListener("click", (event) => resolve(event.timeStamp), { capture: true, once: true }),
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
    layoutShift: () => shifted,
    worstInteraction: () => worst,
    painted: async (selector) => {
      await appears(selector);
      return frame();
    },
    paintedAfterClick: async (selector, path) => {
      const start = await click();
      await appears(selector, path);
      return (await frame()) - start;
    },
    paintedAfterKey: async () => {
      const start = await new Promise<number>((resolve) =>
        addEventListener("keydown", (event) => resolve(event.timeStamp), { capture: true, once: true }),
      );
      return (await frame()) - start;
    },
    atRestAfterClick: async (selector) => {
      const start = await click();
      await appears(selector);
      let now = await frame();
      while (busy(selector)) now = await frame();
      return now - start;
    },
  };
};
