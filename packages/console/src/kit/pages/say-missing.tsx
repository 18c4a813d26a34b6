import { missingCode, toast } from "@backoffice/ui";
import { useEffect, useSyncExternalStore } from "react";

/** A fallback without a place in the page: a toast says `says` while code cannot be loaded, and goes once it is. */
export const SayMissing = ({ says }: { says: string }) => {
  const isMissing = useSyncExternalStore(missingCode.subscribe, missingCode.read) > 0;
  useEffect(() => {
    if (!isMissing) return undefined;
    const toastId = toast.error(says, { persist: true });
    return () => toast.dismiss(toastId);
  }, [isMissing, says]);
  return null;
};
