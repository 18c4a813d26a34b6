/** What stands where there is nothing, or nothing that can be shown. One element for all. */
export const DASH = <span className="text-ink-faint">—</span>;
