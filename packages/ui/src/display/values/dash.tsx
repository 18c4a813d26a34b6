/** Shown for a missing or invalid value. One shared element, by which a table knows a cell without a value. */
export const DASH = (
  <span data-slot="dash" className="text-ink-faint">
    —
  </span>
);
