/** An hour without a sign of somebody ends the session (shell §2.1); the last minute of it is announced (decisions 20). */
export const IDLE = 3_600_000;
export const WARNING = 60_000;
/** Other tabs hear of activity at most this often, in milliseconds. */
const SHARE = 5000;

type Hooks = {
  /** Seconds that are left of the last minute; nothing before it. */
  onWarning: (seconds: number | undefined) => void;
  onOver: () => void;
  /** Tells the other tabs. */
  share: (at: number) => void;
};

/**
 * Measures how long nobody has done anything. Times are compared, not added: a laptop that slept is late at once. That
 * takes the machine's clock, which also all tabs share; where it is set back, the one that nobody can set puts it right.
 */
export const createIdleWatch = ({ onWarning, onOver, share }: Hooks) => {
  let last = Date.now();
  /** `last` on the clock that nobody can set. */
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
    // No sign comes from the future: that tab told it before the clock was set back.
    const at = Math.min(told, Date.now());
    const ago = Date.now() - at;
    if (ago >= idle() || over) return;
    // Too late counts for nothing, whatever the timers did in the meantime.
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
