import { isRecord, readStored, writeStored } from "@backoffice/ui";

/** A page that was visited: its address in the console and its title. */
export type Visit = { at: string; title: string };

const MOST = 12;
const keyOf = (userId: string) => `recent:${userId}`;

const isVisit = (value: unknown): value is Visit =>
  isRecord(value) &&
  typeof value["at"] === "string" &&
  typeof value["title"] === "string" &&
  /^\/(?!\/)/.test(value["at"]);

/** The pages that this user visited in this browser, the latest first. */
export const readRecent = (userId: string): Visit[] => {
  const stored = readStored(keyOf(userId));
  return Array.isArray(stored) ? stored.filter(isVisit) : [];
};

/** Stores a visit as the latest; each page is stored once, whatever its filters. */
export const remember = (userId: string, visit: Visit): void => {
  const page = (at: string) => at.split("?")[0];
  const others = readRecent(userId).filter((it) => page(it.at) !== page(visit.at));
  writeStored(keyOf(userId), [visit, ...others].slice(0, MOST));
};
