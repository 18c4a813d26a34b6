import { useCallback, useState } from "react";

/** The lock of a wizard: after one step sent money with an unknown outcome, no step can be sent. */
export const useStepLock = () => {
  const [reasons, setReasons] = useState<Readonly<Record<string, string | undefined>>>({});
  const lock = useCallback(
    (id: string, reason: string | undefined) =>
      setReasons((all) => (all[id] === reason ? all : { ...all, [id]: reason })),
    [],
  );
  return { locked: Object.values(reasons).find((it) => it !== undefined), lock };
};
