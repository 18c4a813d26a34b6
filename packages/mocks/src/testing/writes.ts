import type { WriteId } from "@backoffice/api-client/contract";
import type { handlers } from "../handlers/index.ts";
import { allWrites } from "./all-cases.ts";
import type { WriteCase } from "./cases/cases.ts";

/** The writes that a handler answers. */
type StatefulWrite = Extract<WriteId, keyof typeof handlers>;
type Cases = { [Id in StatefulWrite]: WriteCase<Id> };

/** A missing one of them does not compile. */
const cases: { [Id in StatefulWrite]: Cases[Id] | Cases[Id][] } = allWrites;

/** The cases of a write, one for each of its outcomes; each expects freshly seeded tables. */
export const casesOf = <Id extends StatefulWrite>(id: Id): Cases[Id][] => [cases[id]].flat() as Cases[Id][];

const ids = Object.keys(cases) as StatefulWrite[];

/** For every write, an input that succeeds on freshly seeded tables. */
export const writes = Object.fromEntries(ids.map((id) => [id, casesOf(id)[0]])) as Cases;
