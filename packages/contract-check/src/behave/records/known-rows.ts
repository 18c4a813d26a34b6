import type { Operation } from "../../contract/contract.ts";
import { groupBy } from "../../group-by.ts";
import { nearness } from "../../live/harvest.ts";
import { isDone } from "../answer.ts";
import { inputsOf } from "../inputs.ts";
import { pageInputs } from "../lists/list-shape.ts";
import type { Run } from "../run.ts";
import { isObject, knownRow, type KnownRow } from "./known-row.ts";

/** Number of records of one read, and of all, that a write is tried with. */
const MOST_OF_READ = 16;
const MOST = 40;

const CODE = /^[A-Z][A-Z0-9_]*$|^[a-z]+$/;

/** The records in an answer: the rows of its lists, or itself. */
const recordsIn = (data: unknown): object[] => {
  if (Array.isArray(data)) return data.filter(isObject);
  if (!isObject(data)) return [];
  const rows = Object.values(data).flatMap((it: unknown) => (Array.isArray(it) ? it.filter(isObject) : []));
  return rows.length > 0 ? rows : [data];
};

/** What distinguishes the states of records: their codes and truths. */
const stateOf = (row: KnownRow) =>
  [...row]
    .filter(([, it]) => typeof it === "boolean" || (typeof it === "string" && CODE.test(it)))
    .map((it) => it.join("="))
    .join();

/** One record of each state first, then another of each. */
export const varied = (rows: readonly KnownRow[]): KnownRow[] => {
  const groups = [...groupBy(rows, stateOf).values()];
  const longest = Math.max(0, ...groups.map((it) => it.length));
  return Array.from({ length: longest }, (_, at) => groups.flatMap((it) => it.slice(at, at + 1))).flat();
};

/** The records that the reads of a write's area show now: those of the nearest path first, without filters. */
export const knownRows = async (run: Run, { tag, path }: Operation): Promise<KnownRow[]> => {
  const { session, first } = run.main;
  const reads = [...first.values()]
    .filter((it) => isDone(it) && it.request.operation.tag === tag)
    .map((it) => it.request)
    .toSorted((one, other) => nearness(other.operation.path, path) - nearness(one.operation.path, path));
  const rows: KnownRow[] = [];
  for (const it of reads) {
    if (rows.length >= MOST) break;
    const bare = pageInputs(inputsOf(run.contract, it.operation))?.bare;
    const { data } = await run.ask(session, bare ? run.request(run.main, it.operation, bare) : it);
    rows.push(...varied(recordsIn(data).map(knownRow)).slice(0, MOST_OF_READ));
  }
  return rows.slice(0, MOST);
};
