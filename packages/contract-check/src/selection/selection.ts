import type { Contract, Operation } from "../contract/contract.ts";
import { matchOperation } from "../contract/match-operation.ts";
import { didYouMean } from "../frame/did-you-mean.ts";
import { UsageError } from "../frame/usage-error.ts";
import { matches, matchesPath } from "./pattern.ts";

/** Names of operations and tags, and paths; `*` matches anything. */
export type Named = { operations?: readonly string[]; tags?: readonly string[]; paths?: readonly string[] };

/** The part of a contract to check: everything named, or all, without exclusions. */
export type Wanted = Named & { exclude?: Named };

/** A part of a contract. */
export type Selection = {
  operations: readonly Operation[];
  /** Whether it is the whole contract. */
  isWhole: boolean;
  has(operation: Operation): boolean;
  /** Whether an undocumented path belongs to it: below a named path, or a path of its operations. */
  covers(path: string): boolean;
};

type Operations = Pick<Contract, "operations">;

const isNamed = ({ operations = [], tags = [], paths = [] }: Named, operation: Operation): boolean =>
  operations.some((it) => matches(it, operation.id)) ||
  tags.some((name) => operation.tags.some((it) => matches(name, it))) ||
  paths.some((it) => matchesPath(it, operation.path));

const isEmpty = ({ operations = [], tags = [], paths = [] }: Named) =>
  operations.length + tags.length + paths.length === 0;

/** Throws a `UsageError` for an unknown name, so that a typo does not make the rest look clean. */
const refuseUnknown = ({ operations: all }: Operations, named: Named, prefix: string) => {
  const refuse = (
    option: string,
    names: readonly string[] | undefined,
    known: readonly string[],
    isMatch: (name: string, it: string) => boolean,
  ) => {
    const unknown = names?.find((name) => !known.some((it) => isMatch(name, it)));
    if (unknown === undefined) return;
    const nothing = `--${prefix}${option} ${JSON.stringify(unknown)} is nothing of the contract.`;
    throw new UsageError(nothing + didYouMean(unknown, known));
  };
  refuse("operation", named.operations, [...new Set(all.map((it) => it.id))], matches);
  refuse("tag", named.tags, [...new Set(all.flatMap((it) => it.tags))], matches);
  refuse("path", named.paths, [...new Set(all.map((it) => it.path))], matchesPath);
};

/** Selects a part of the contract. Throws a `UsageError` if nothing remains. */
export const selectionOf = (contract: Operations, { exclude = {}, ...named }: Wanted = {}): Selection => {
  refuseUnknown(contract, named, "");
  refuseUnknown(contract, exclude, "exclude-");
  const isWhole = isEmpty(named) && isEmpty(exclude);
  const operations = contract.operations.filter(
    (it) => (isEmpty(named) || isNamed(named, it)) && !isNamed(exclude, it),
  );
  if (operations.length === 0) throw new UsageError("No operation is left: everything that is named is excluded, too.");
  const selected = new Set(operations);
  const find = matchOperation(operations);
  return {
    operations,
    isWhole,
    has: (it) => selected.has(it),
    covers: (path) => {
      if (exclude.paths?.some((it) => matchesPath(it, path))) return false;
      if (isEmpty(named) || named.paths?.some((it) => matchesPath(it, path))) return true;
      // No method has an empty name, so the lookup returns all methods of the path.
      return find("", path).methods.length > 0;
    },
  };
};
