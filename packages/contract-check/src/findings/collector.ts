import type { Finding } from "./finding.ts";

/** Collects findings; duplicates only increase the count. */
export type Collector = {
  add(finding: Finding): void;
  /** Merges the findings of another collector. */
  merge(finding: Finding): void;
  all(): Finding[];
};

/** The identity of a finding. */
export const keyOf = ({ rule, operation, where, message }: Finding): string =>
  [rule, operation, where, message].join("\n");

const rank = ({ severity }: Finding) => (severity === "error" ? 0 : 1);

/** Creates a collector. Findings are sorted by severity, then by operation, then by first occurrence. */
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
