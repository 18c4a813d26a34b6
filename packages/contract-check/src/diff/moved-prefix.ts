import type { Contract, Operation } from "../contract/contract.ts";
import { addressesOfServers } from "./server-differences.ts";

/** A prefix that is in the paths of one version and in the servers of the other, and the operations without it. */
export type MovedPrefix = {
  prefix: string;
  into: "paths" | "servers";
  base: readonly Operation[];
  revision: readonly Operation[];
};

const hasOwnServers = ({ written, item }: Operation) =>
  written["servers"] !== undefined || item["servers"] !== undefined;

/**
 * The common remainder of all addresses in `longer` after those in `shorter`; undefined if it is not the same for all.
 */
const rest = (longer: ReadonlySet<string>, shorter: ReadonlySet<string>): string | undefined => {
  if (longer.size !== shorter.size) return undefined;
  const withoutSlash = [...shorter].map((it) => it.replace(/\/$/, ""));
  const [first = ""] = longer;
  const ends = withoutSlash.filter((it) => first.startsWith(`${it}/`)).map((it) => first.slice(it.length));
  return ends.find((end) => end !== "/" && withoutSlash.every((it) => longer.has(it + end)));
};

const without = (operations: readonly Operation[], prefix: string): Operation[] | undefined =>
  operations.every((it) => it.path.startsWith(`${prefix}/`))
    ? operations.map((it) => ({ ...it, path: it.path.slice(prefix.length) }))
    : undefined;

/**
 * Finds the prefix that moved between servers and paths: `/v1` with `/banks` is the same address as an empty prefix
 * with `/v1/banks`. Undefined if nothing moved, or not everything.
 */
export const movedPrefix = (base: Contract, revision: Contract): MovedPrefix | undefined => {
  if ([...base.operations, ...revision.operations].some(hasOwnServers)) return undefined;
  const [before, after] = [base, revision].map((it) => addressesOfServers(it.document["servers"])) as [
    Set<string>,
    Set<string>,
  ];
  const toPaths = rest(before, after);
  const shorter = toPaths === undefined ? undefined : without(revision.operations, toPaths);
  if (toPaths !== undefined && shorter)
    return { prefix: toPaths, into: "paths", base: base.operations, revision: shorter };
  const toServers = rest(after, before);
  const earlier = toServers === undefined ? undefined : without(base.operations, toServers);
  return toServers !== undefined && earlier
    ? { prefix: toServers, into: "servers", base: earlier, revision: revision.operations }
    : undefined;
};
