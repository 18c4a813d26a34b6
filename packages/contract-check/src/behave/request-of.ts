import { textOf } from "../findings/text-of.ts";
import type { Contract, Operation } from "../contract/contract.ts";
import { buildRequest, type Draft } from "../live/build-request.ts";
import { createHarvest, type Harvest } from "../live/harvest.ts";
import type { Request } from "./answer.ts";
import type { Build } from "./run.ts";

/** The address with these parameters of the query; undefined removes one. */
const withQuery = (address: string, query: Build["query"]): string => {
  if (!query) return address;
  const [path = "", search = ""] = address.split("?");
  const params = new URLSearchParams(search);
  for (const [name, value] of Object.entries(query)) {
    params.delete(name);
    if (value === undefined) continue;
    for (const one of [value].flat()) params.append(name, textOf(one));
  }
  return params.size > 0 ? `${path}?${params}` : path;
};

const draftOf = (contract: Contract, operation: Operation, harvest: Harvest, build: Build): Draft => {
  const { query, key, ...how } = build;
  const draft = buildRequest(contract, operation, harvest, how);
  const headers = key === undefined ? draft.headers : { ...draft.headers, "idempotency-key": key };
  return { ...draft, address: withQuery(draft.address, query), headers };
};

/**
 * Creates the function that builds requests. What the server has answered is only shown with `showValues`; otherwise
 * reports have the values of the contract's examples.
 */
export const requestOf =
  (contract: Contract, showValues: boolean) =>
  ({ harvest }: { harvest: Harvest }, operation: Operation, build: Build = {}, shown: Build = build): Request => {
    const draft = draftOf(contract, operation, harvest, build);
    return {
      operation,
      draft,
      shown: showValues ? draft : draftOf(contract, operation, createHarvest(), shown),
    };
  };
