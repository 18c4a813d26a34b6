const SIGNS = ["pointermove", "keydown", "touchstart"] as const;

/** Calls once somebody moves or types, or after `latest` milliseconds; the answer takes it back. */
export const whenSomebody = (action: () => void, latest: number): (() => void) => {
  const stop = () => {
    clearTimeout(timer);
    for (const sign of SIGNS) window.removeEventListener(sign, begin);
  };
  const begin = () => {
    stop();
    action();
  };
  const timer = setTimeout(begin, latest);
  for (const sign of SIGNS) window.addEventListener(sign, begin, { passive: true });
  return stop;
};
