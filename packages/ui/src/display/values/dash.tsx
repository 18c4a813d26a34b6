/** Shown for a missing or invalid value. One shared element. */
export const DASH = <span className="text-ink-faint">—</span>;
