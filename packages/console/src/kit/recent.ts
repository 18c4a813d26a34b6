/** A page that was visited: its address in the console and its title. */
export type Visit = { at: string; title: string };

const MOST = 12;
const keyOf = (userId: string) => `recent:${userId}`;

/** The pages that this user visited in this browser, the latest first. */
export const readRecent = (userId: string): Visit[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? "[]");
    return Array.isArray(stored)
      ? (stored as unknown[]).filter(
          (it): it is Visit =>
            typeof (it as Partial<Visit> | null)?.at === "string" &&
            typeof (it as Partial<Visit>).title === "string" &&
            /^\/(?!\/)/.test((it as Visit).at),
        )
      : [];
  } catch {
    return [];
  }
};

/** Puts a visit first; a page (whatever its filters) is remembered once. */
export const remember = (userId: string, visit: Visit): void => {
  const page = (at: string) => at.split("?")[0];
  const others = readRecent(userId).filter((it) => page(it.at) !== page(visit.at));
  localStorage.setItem(keyOf(userId), JSON.stringify([visit, ...others].slice(0, MOST)));
};
