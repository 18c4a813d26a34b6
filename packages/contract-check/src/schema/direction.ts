import type { Contract } from "../contract/contract.ts";
import { expand } from "./parts/expand.ts";
import type { SchemaAt } from "./parts/schema-at.ts";

/** Which way a value travels: to the server, or back. */
export type Direction = "request" | "reply";

/** The keyword that keeps a property out of what travels this way. */
const KEPT_OUT = { request: "readOnly", reply: "writeOnly" } as const;

/** Whether a property does not travel this way: what is read-only is not sent, what is write-only does not come back. */
export const isKeptOut = (contract: Contract, schemas: readonly SchemaAt[], direction: Direction): boolean =>
  schemas.some((it) => expand(contract, it).parts.some(({ node }) => node[KEPT_OUT[direction]] === true));
