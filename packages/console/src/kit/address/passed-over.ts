import type { Location } from "history";

type Judge = (location: Location) => boolean;

let judge: Judge = () => false;

/** Whether Back does not stay at a history entry, but passes over it (`keepWindowsInHistory`, which is loaded later). */
export const isPassedOver: Judge = (location) => judge(location);

export const judgeEntries = (next: Judge): void => void (judge = next);
