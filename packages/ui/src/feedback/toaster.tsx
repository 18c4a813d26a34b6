import { useSyncExternalStore } from "react";
import { ToastCard } from "./toast-card.tsx";
import { toastStore } from "./toast.ts";

/**
 * Where toasts appear; once per app. Not Radix's: its toasts take the Escape that is meant for a drawer.
 * The list is a live region, so that a modal window does not hide it from assistive technology.
 */
export const Toaster = () => {
  const entries = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read);
  return (
    <section aria-label="Messages" aria-live="polite" aria-relevant="additions">
      <div
        data-slot="toaster"
        // In the middle, and on narrow screens above the foot: it would cover the buttons of a drawer.
        // Reversed around one child: where more wait than fit, the newest is in sight.
        className="pointer-events-none fixed inset-x-0 bottom-0 print:hidden max-lg:bottom-10 z-60 mx-auto flex max-h-[calc(100dvh-2.5rem)] w-96 max-w-full flex-col-reverse overflow-y-auto"
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
