import { useRef, useSyncExternalStore } from "react";
import { announcementStore } from "../announce.ts";
import { ToastCard } from "./toast-card.tsx";
import { toastStore } from "./toast.ts";
import { useToasterPosition } from "./use-toaster-position.ts";

/**
 * The container of toasts and the app's live region, which also reads messages of `announce`; once per app. Not Radix
 * Toast, which handles the Escape meant for a drawer. As a live region it is not hidden by a modal window.
 */
export const Toaster = () => {
  const entries = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read);
  const announcements = useSyncExternalStore(
    announcementStore.subscribe,
    announcementStore.read,
    announcementStore.read,
  );
  const toaster = useRef<HTMLDivElement>(null);
  useToasterPosition(toaster, entries);
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
        // Centred, above the elements that it must not cover (useToasterPosition).
        // Reversed around one child, so that the newest toast is visible when they do not all fit.
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
