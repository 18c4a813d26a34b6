/** Milliseconds without activity that end the session (shell §2.1), and how long before that it warns (ruling 20). */
export const IDLE = 3_600_000;
export const WARNING = 60_000;
/** Activity is reported to other tabs at most this often, in milliseconds. */
const SHARE = 5000;

type Hooks = {
  /** Seconds left, each second of the last minute; undefined when the warning is over. */
  onWarning: (seconds: number | undefined) => void;
  onOver: () => void;
  /** Reports activity to the other tabs. */
  share: (at: number) => void;
};

/**
 * Measures the time since the last activity. It compares wall-clock times, which all tabs share and which go on while a
 * laptop sleeps. `performance.now()` corrects the wall clock when somebody sets it back.
 */
export const createIdleWatch = ({ onWarning, onOver, share }: Hooks) => {
  let last = Date.now();
  /** `last` as `performance.now()`. */
  let since = performance.now();
  let shared = since;
  let warned = false;
  let over = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const idle = (): number => {
    last = Math.min(last, Date.now() - (performance.now() - since));
    return Date.now() - last;
  };
  const check = (): void => {
    clearTimeout(timer);
    if (over) return;
    const left = IDLE - idle();
    if (left <= 0) {
      over = true;
      return onOver();
    }
    if (left <= WARNING) onWarning(Math.ceil(left / 1000));
    else if (warned) onWarning(undefined);
    warned = left <= WARNING;
    timer = setTimeout(check, warned ? left % 1000 || 1000 : left - WARNING);
  };

  const heard = (told: number): void => {
    // A time in the future was sent before the clock was set back.
    const at = Math.min(told, Date.now());
    const ago = Date.now() - at;
    if (ago >= idle() || over) return;
    // Activity after the hour does not count, even if the timer was delayed.
    if (at - last >= IDLE) return check();
    last = at;
    since = performance.now() - ago;
    if (warned) check();
  };
  const active = (): void => {
    const now = performance.now();
    const announce = warned || now - shared >= SHARE;
    heard(Date.now());
    if (!announce || over) return;
    shared = now;
    share(Date.now());
  };

  check();
  return { active, heard, check, stop: () => clearTimeout(timer) };
};
