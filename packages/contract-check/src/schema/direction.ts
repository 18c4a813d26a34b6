import type { Contract } from "../contract/contract.ts";
import { expand } from "./parts/expand.ts";
import type { SchemaAt } from "./parts/schema-at.ts";

/** The direction of a value: to the server, or back. */
export type Direction = "request" | "reply";

/** The keyword that excludes a property from this direction. */
const KEPT_OUT = { request: "readOnly", reply: "writeOnly" } as const;

/** Whether a property does not travel in this direction: read-only ones are not sent, write-only ones not returned. */
export const isKeptOut = (contract: Contract, schemas: readonly SchemaAt[], direction: Direction): boolean =>
  schemas.some((it) => expand(contract, it).parts.some(({ node }) => node[KEPT_OUT[direction]] === true));
