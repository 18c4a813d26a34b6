import type { KeptRun } from "./kept-run.ts";

/** A tab that is duplicated copies its storage, but not its locks; they end with the tab, however it ends. */
const nameOf = (key: string, { at }: Pick<KeptRun, "at">) => `${key}:${String(at)}`;

/** Shows other tabs that this one sends a run, until it is finished. Without locks, as over plain HTTP, nothing is shown. */
export const holdRun = (key: string, run: Pick<KeptRun, "at">, finished: Promise<unknown>): void => {
  if ("locks" in navigator) void navigator.locks.request(nameOf(key, run), () => finished);
};

/** Whether another tab sends a run that this one found in its storage. */
export const isSentElsewhere = async (key: string, run: Pick<KeptRun, "at">): Promise<boolean> => {
  if (!("locks" in navigator)) return false;
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === nameOf(key, run));
};
