import { useState, useSyncExternalStore } from "react";
import { hasUnsaved, onUnsavedChange } from "./unsaved.ts";

/**
 * Whether a page or panel may be shown: if the session is allowed to, or was when it was opened and has unsaved input now,
 * which stays when rights are withdrawn meanwhile. `about` identifies what is shown.
 */
export const useMayStay = (isAllowed: boolean, about?: string): boolean => {
  const isUnsaved = useSyncExternalStore(onUnsavedChange, () => hasUnsaved());
  const [admitted, setAdmitted] = useState({ about, is: isAllowed });
  const is = isAllowed || (admitted.is && admitted.about === about && isUnsaved);
  if (admitted.is !== is || admitted.about !== about) setAdmitted({ about, is });
  return is;
};
