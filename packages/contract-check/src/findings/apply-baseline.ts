import { entryKey, type BaselineEntry } from "./baseline-entry.ts";
import type { Finding } from "./finding.ts";

const times = (count: number, what: string) => `${count} ${what}${count === 1 ? "" : "s"}`;

/** Removes findings accepted on this day (such as 2026-11-20). Expired entries count again, with a note. */
export const applyBaseline = (
  findings: readonly Finding[],
  entries: readonly BaselineEntry[],
  today: string,
): { findings: Finding[]; notes: string[]; idle: BaselineEntry[] } => {
  const byKey = new Map(entries.map((it) => [entryKey(it), it]));
  const used = new Set<string>();
  let accepted = 0;
  const kept = findings.flatMap((finding) => {
    const key = entryKey(finding);
    const entry = byKey.get(key);
    if (!entry) return [finding];
    used.add(key);
    if (entry.expires >= today) {
      accepted++;
      return [];
    }
    return [{ ...finding, message: `${finding.message} (was accepted until ${entry.expires}: ${entry.reason})` }];
  });
  const idleEntries = [...byKey].filter(([key]) => !used.has(key)).map(([, it]) => it);
  const idle = idleEntries.length;
  return {
    findings: kept,
    idle: idleEntries,
    notes: [
      ...(accepted > 0 ? [`${times(accepted, "finding")} accepted by the baseline.`] : []),
      ...(idle > 0
        ? [`${times(idle, "baseline entry").replace("entrys", "entries")} no longer found; remove what is mended.`]
        : []),
    ],
  };
};
