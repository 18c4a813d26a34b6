const SIGNS = ["pointermove", "keydown", "touchstart"] as const;

let seen = false;

/** Calls once somebody moves or types, at once if somebody did before, or after `latest` milliseconds; the answer takes it back. */
export const whenSomebody = (action: () => void, latest?: number): (() => void) => {
  const stop = () => {
    clearTimeout(timer);
    for (const sign of SIGNS) window.removeEventListener(sign, onSign);
  };
  const begin = () => {
    stop();
    action();
  };
  const onSign = () => {
    seen = true;
    begin();
  };
  const timer = seen ? setTimeout(begin) : latest === undefined ? undefined : setTimeout(begin, latest);
  for (const sign of SIGNS) window.addEventListener(sign, onSign, { passive: true });
  return stop;
};
