/** A sentence for a screen reader. */
export type Announcement = { id: number; text: string };

/** Announcements that stay in the live region, so that several in one task are all read. */
const KEPT = 3;

let announcements: readonly Announcement[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/**
 * Has a screen reader say a sentence without moving the focus (WCAG 4.1.3), also one that was said before. The `Toaster`
 * draws the live region, which is in the document from the start: a region that is inserted with its text is not read.
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
};
