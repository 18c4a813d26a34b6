/** What the probe exposes in the page. */
export type Probe = {
  /** Cumulative layout shift so far, excluding shifts after input. */
  layoutShift: () => number;
  /** The longest time so far from a pointer or key event to the next frame. */
  worstInteraction: () => number;
  /** Milliseconds from the navigation until `selector` is painted. */
  painted: (selector: string) => Promise<number>;
  /** Milliseconds from the next click until `selector` is painted (at `path`). */
  paintedAfterClick: (selector: string, path?: string) => Promise<number>;
  /** Milliseconds from the next key press until the resulting frame. */
  paintedAfterKey: () => Promise<number>;
  /** Milliseconds from the same click until nothing in `selector` moves or loads. */
  atRestAfterClick: (selector: string) => Promise<number>;
};

declare global {
  var bench: Probe;
}

/** Runs in the page before all other scripts. It must not refer to anything outside itself. */
export const probe = (): void => {
  let shifted = 0;
  let worst = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) shifted += entry.value;
  }).observe({ type: "layout-shift", buffered: true });

  /** Resolves when the frame with the current document has been handed over, before any waiting task runs. */
  const frame = () =>
    new Promise<number>((resolve) =>
      requestAnimationFrame(
        () => void scheduler.postTask(() => resolve(performance.now()), { priority: "user-blocking" }),
      ),
    );
  // Event Timing rounds to 8 ms, which is too coarse for a ratio.
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
