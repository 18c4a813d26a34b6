import { heldText } from "@backoffice/ui";
import { useSyncExternalStore } from "react";

/** Stands for the search box of a palette while its code is loaded, and shows the letters that are held for it. */
export const EarlyBox = ({ label }: { label: string }) => (
  <div className="fixed inset-0 z-40 bg-scrim">
    <input
      readOnly
      aria-label={label}
      value={useSyncExternalStore(heldText.subscribe, heldText.read)}
      className="fixed inset-x-4 top-[max(1rem,10dvh)] mx-auto h-11 w-[calc(100%-2rem)] max-w-150 rounded-lg bg-raised ps-10.5 text-heading text-ink shadow-float"
    />
  </div>
);
