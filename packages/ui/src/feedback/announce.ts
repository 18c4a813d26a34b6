/** A message for screen readers. */
export type Announcement = { id: number; text: string };

/** Number of announcements kept in the live region, so that several in one task are all read. */
const KEPT = 3;

let announcements: readonly Announcement[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/**
 * Announces a message to screen readers without moving the focus (WCAG 4.1.3), even if it repeats the last one. The
 * `Toaster` renders the live region on mount, because a region inserted together with its text is not read.
 */
export const announce = (text: string): void => {
  lastId += 1;
  announcements = [...announcements, { id: lastId, text }].slice(-KEPT);
  for (const listener of listeners) listener();
};

/** Read by the `Toaster`. */
export const announcementStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: () => announcements,
  /** For tests: what was announced outlives one. */
  clear: () => void (announcements = []),
};
