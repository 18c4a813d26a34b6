import { useRef, useSyncExternalStore } from "react";
import { announcementStore } from "../announce.ts";
import { ToastCard } from "./toast-card.tsx";
import { toastStore } from "./toast.ts";
import { useToasterPlace } from "./use-toaster-place.ts";

/**
 * Where toasts appear, and the live region of the app, which also reads what `announce` is given; once per app. Not
 * Radix's: its toasts take the Escape that is meant for a drawer. As a live region it is not hidden by a modal window.
 */
export const Toaster = () => {
  const entries = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read);
  const announcements = useSyncExternalStore(
    announcementStore.subscribe,
    announcementStore.read,
    announcementStore.read,
  );
  const toaster = useRef<HTMLDivElement>(null);
  useToasterPlace(toaster, entries);
  return (
    <section aria-label="Messages" aria-live="polite" aria-relevant="additions">
      <div data-slot="announcements" className="sr-only">
        {announcements.map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
      </div>
      <div
        ref={toaster}
        data-slot="toaster"
        // In the middle, above what it must not cover (useToasterPlace).
        // Reversed around one child: where more wait than fit, the newest is in sight.
        className="pointer-events-none fixed inset-x-0 bottom-0 z-60 mx-auto flex max-h-dvh w-96 max-w-full flex-col-reverse overflow-y-auto print:hidden"
      >
        <div className="flex shrink-0 flex-col gap-2 p-4">
          {entries.map((entry) => (
            <ToastCard key={entry.id} entry={entry} />
          ))}
        </div>
      </div>
    </section>
  );
};
