import { useCallback, useState } from "react";

/** The lock of a wizard: money was sent from one of its steps, with an unknown outcome, and none of them sends it again. */
export const useStepLock = () => {
  const [reasons, setReasons] = useState<Readonly<Record<string, string | undefined>>>({});
  const lock = useCallback(
    (id: string, reason: string | undefined) =>
      setReasons((all) => (all[id] === reason ? all : { ...all, [id]: reason })),
    [],
  );
  return { locked: Object.values(reasons).find((it) => it !== undefined), lock };
};
