import type { Contract, Operation } from "../contract/contract.ts";
import { matchOperation } from "../contract/match-operation.ts";
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

const isNamed = ({ operations = [], tags = [], paths = [] }: Named, operation: Operation): boolean =>
  operations.some((it) => matches(it, operation.id)) ||
  tags.some((name) => operation.tags.some((it) => matches(name, it))) ||
  paths.some((it) => matchesPath(it, operation.path));

const isEmpty = ({ operations = [], tags = [], paths = [] }: Named) =>
  operations.length + tags.length + paths.length === 0;

/** Throws a `UsageError` for an unknown name, so that a typo does not make the rest look clean. */
const refuseUnknown = ({ operations: all }: Contract, named: Named, prefix: string) => {
  const refuse = (option: string, names: readonly string[] | undefined, isKnown: (name: string) => boolean) => {
    const unknown = names?.find((it) => !isKnown(it));
    if (unknown !== undefined)
      throw new UsageError(`--${prefix}${option} ${JSON.stringify(unknown)} is nothing of the contract.`);
  };
  refuse("operation", named.operations, (name) => all.some((it) => matches(name, it.id)));
  refuse("tag", named.tags, (name) => all.some((it) => it.tags.some((tag) => matches(name, tag))));
  refuse("path", named.paths, (name) => all.some((it) => matchesPath(name, it.path)));
};

/** Selects a part of the contract. Throws a `UsageError` if nothing remains. */
export const selectionOf = (contract: Contract, { exclude = {}, ...named }: Wanted = {}): Selection => {
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
