/** Shown for a missing or invalid value. One shared element. */
export const DASH = (
  <span data-slot="dash" className="text-ink-faint">
    —
  </span>
);
