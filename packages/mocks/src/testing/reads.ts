import type { ReadId } from "@backoffice/api-client/contract";
import type { Db } from "../db/db.ts";
import type { handlers } from "../handlers/index.ts";
import { allReads } from "./all-cases.ts";
import type { InputOf } from "./to-request.ts";

/** The reads that a handler answers. */
type StatefulRead = Extract<ReadId, keyof typeof handlers>;

/** Representative inputs of every such read; a missing one does not compile. */
export const reads = (db: Db): { [Id in StatefulRead]: InputOf<Id>[] } => allReads(db);
