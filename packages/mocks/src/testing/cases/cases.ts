import type { ReadId, WriteId } from "@backoffice/api-client/contract";
import type { Db } from "../../db/db.ts";
import type { InputOf } from "../to-request.ts";

/** Representative inputs of reads: all rows, filtered ones, single rows of each kind, and rows that do not exist. */
export type Reads = { [Id in ReadId]?: InputOf<Id>[] };

/** Builds an input of a write that succeeds on freshly seeded tables. */
export type WriteCase<Id extends WriteId> = (db: Db) => InputOf<Id>;

/** The cases of each write, one for each of its outcomes. */
export type Writes = { [Id in WriteId]?: WriteCase<Id> | WriteCase<Id>[] };

export const PAGE = { page: 1, itemsPerPage: 10_000, opId: "*" };
export const SMALL = { page: 1, itemsPerPage: 20, opId: "op-nordlys" };

/** About `count` of the rows, evenly spread, the first one included. */
export const every = <Row>(rows: Iterable<Row>, count: number): Row[] => {
  const all = [...rows];
  return all.filter((_, index) => index % Math.max(1, Math.floor(all.length / count)) === 0);
};
