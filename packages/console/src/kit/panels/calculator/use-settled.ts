import { useLatestCallback } from "@backoffice/ui";
import { useEffect, useState } from "react";
import { useDebounce } from "#kit/polling/use-debounce.ts";

/** Debounces `value` by `milliseconds`; the first value is returned at once. Values are compared as JSON. */
export const useSettled = <Value>(value: Value, milliseconds: number): { settled: Value; isOld: boolean } => {
  const print = JSON.stringify(value);
  const [at, setAt] = useState({ print, value });
  const { later } = useDebounce(setAt, milliseconds);
  const changed = useLatestCallback(() => later({ print, value }));
  useEffect(() => changed(), [print, changed]);
  return { settled: at.value, isOld: at.print !== print };
};
