import { useMemo, useState } from "react";
import { useLatestCallback } from "../use-latest-callback.ts";
import { withRows } from "./select-rows.ts";
import type { Details } from "./types.ts";

const NONE: ReadonlySet<string> = new Set();
const HEIGHT = 240;

/** Which rows are open in place. */
export const useDetails = <Row>(details: Details<Row> | undefined, rows: readonly Row[], ids: readonly string[]) => {
  const [opened, setOpened] = useState(NONE);
  const toggle = useLatestCallback((id: string) => setOpened(withRows(opened, [id], !opened.has(id))));
  /** Nothing for a row that cannot be opened. */
  const isOpen = (index: number): boolean | undefined => {
    const row = rows[index];
    const id = ids[index];
    if (!details || row === undefined || id === undefined || details.can?.(row) === false) return undefined;
    return opened.has(id);
  };
  const openIndexes = useMemo(
    () => (opened.size === 0 ? [] : ids.flatMap((id, index) => (opened.has(id) ? [index] : []))),
    [ids, opened],
  );
  /** Opens or closes as an arrow along the row says; whether it did. */
  const across = (index: number, forth: boolean): boolean => {
    const open = isOpen(index);
    const id = ids[index];
    if (open === undefined || open === forth || id === undefined) return false;
    toggle(id);
    return true;
  };
  return { isOpen, toggle, across, openIndexes, height: details?.height ?? HEIGHT };
};
