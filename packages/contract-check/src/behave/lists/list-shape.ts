import type { Contract, Operation } from "../../contract/contract.ts";
import { codesOf, inputsOf, limitOf, type Input } from "../inputs.ts";
import type { Build } from "../run.ts";

const SIZES = ["itemsPerPage", "limit"];
/** Rows that are read of a list at most. */
const MOST = 1000;

/** The inputs that cut a page, and a request for a list without filters. */
export type PageInputs = { page: Input; size: Input; bare: Build };

/** A list of pages: what it is asked with. */
export type ListShape = PageInputs & {
  operation: Operation;
  inputs: readonly Input[];
  /** The number of the first page. */
  first: number;
  /** The smallest and the largest page that the contract allows, and how many rows are read in one. */
  minimum: number;
  maximum: number | undefined;
  whole: number;
  sortBy: Input | undefined;
  sortDirection: Input | undefined;
  /** The values of `sortBy`. */
  sorts: readonly string[];
  filters: readonly Input[];
};

/** An operator is always named, and filters like what need not be. Its brands only come with it. */
const isFilter = ({ name, required }: Input) => (!required || name === "opId") && name !== "includeBrands";

/** The inputs that cut a page; undefined if the operation has none. */
export const pageInputs = (inputs: readonly Input[]): PageInputs | undefined => {
  const page = inputs.find((it) => it.name === "page");
  const size = inputs.find((it) => SIZES.includes(it.name) && it.place === page?.place);
  if (!page || !size) return undefined;
  const kept = new Set([page.name, size.name]);
  const dropped = inputs.filter((it) => it.place === "query" && !it.required && !kept.has(it.name));
  const only = inputs.filter((it) => it.place === "body" && (it.required || kept.has(it.name))).map((it) => it.name);
  return { page, size, bare: { only, query: Object.fromEntries(dropped.map((it) => [it.name, undefined])) } };
};

/** The shape of a list; undefined if the operation is none. */
export const listShape = (contract: Contract, operation: Operation): ListShape | undefined => {
  if (operation.effect !== "read") return undefined;
  const inputs = inputsOf(contract, operation);
  const found = pageInputs(inputs);
  if (!found) return undefined;
  const { page, size } = found;
  const named = (name: string) => inputs.find((it) => it.name === name);
  const [sortBy, sortDirection] = [named("sortBy"), named("sortDirection")];
  const most = limitOf(contract, size.schema, "maximum");
  return {
    ...found,
    operation,
    inputs,
    first: limitOf(contract, page.schema, "minimum") ?? 1,
    // A list may take 0 for all rows.
    minimum: Math.max(1, limitOf(contract, size.schema, "minimum") ?? 1),
    maximum: most,
    whole: Math.min(MOST, most ?? MOST),
    sortBy,
    sortDirection,
    sorts: sortBy ? codesOf(contract, sortBy.schema).filter((it) => typeof it === "string") : [],
    filters: inputs.filter((it) => ![page, size, sortBy, sortDirection].includes(it) && isFilter(it)),
  };
};
