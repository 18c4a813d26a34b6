import type { Finding } from "./finding.ts";

/** Gathers findings; the same one again only counts. */
export type Collector = {
  add(finding: Finding): void;
  /** Adds what another collector has counted. */
  merge(finding: Finding): void;
  all(): Finding[];
};

/** What makes two findings the same. */
export const keyOf = ({ rule, operation, where, message }: Finding): string =>
  [rule, operation, where, message].join("\n");

const rank = ({ severity }: Finding) => (severity === "error" ? 0 : 1);

/** Makes a collector. Its findings come errors first, then by operation, in the order in which they were seen. */
export const collector = (): Collector => {
  const found = new Map<string, Finding>();
  const put = (finding: Finding, count: number) => {
    const key = keyOf(finding);
    const before = found.get(key);
    found.set(key, { ...(before ?? finding), count: (before?.count ?? 0) + count });
  };
  return {
    add: (finding) => put(finding, 1),
    merge: (finding) => put(finding, finding.count ?? 1),
    all: () => {
      const order = [...found.values()];
      const operations = [...new Set(order.map((it) => it.operation))];
      const place = new Map(operations.map((it, index) => [it, index]));
      return order.toSorted(
        (one, other) => rank(one) - rank(other) || place.get(one.operation)! - place.get(other.operation)!,
      );
    },
  };
};
