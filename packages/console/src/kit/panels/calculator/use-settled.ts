import { useLatestCallback } from "@backoffice/ui";
import { useEffect, useState } from "react";
import { usePause } from "../../polling/use-pause.ts";

/** `value` once it has stayed the same for these milliseconds; the first one at once. Values are compared as JSON. */
export const useSettled = <Value>(value: Value, milliseconds: number): { settled: Value; isOld: boolean } => {
  const print = JSON.stringify(value);
  const [at, setAt] = useState({ print, value });
  const { later } = usePause(setAt, milliseconds);
  const changed = useLatestCallback(() => later({ print, value }));
  useEffect(() => changed(), [print, changed]);
  return { settled: at.value, isOld: at.print !== print };
};
