import { useEffect, useState } from "react";

const now = () => (navigator.onLine ? undefined : Date.now());

/** When the browser lost its network, in milliseconds since 1970; undefined while it has one. */
export const useOfflineSince = (): number | undefined => {
  const [since, setSince] = useState(now);
  useEffect(() => {
    const look = () => setSince(now);
    for (const name of ["online", "offline"]) window.addEventListener(name, look);
    return () => {
      for (const name of ["online", "offline"]) window.removeEventListener(name, look);
    };
  }, []);
  return since;
};
