import { isDone, type Answer } from "../answer.ts";
import type { Build, Member, Run } from "../run.ts";
import type { ListShape } from "./list-shape.ts";

/** A row of a list. */
export type Row = Readonly<Record<string, unknown>>;

/** What a page is asked with besides: sorting and filters. `shown` stands in reports instead. */
export type Wanted = { page: number; size: number; inputs?: Row; shown?: Row };

/** A page; `remaining` only where the server has it. */
export type Page = { answer: Answer; rows: readonly Row[]; count: number; remaining: number | undefined };

const buildOf = ({ page, size, bare, inputs: known }: ListShape, wanted: Wanted, inputs: Row): Build => {
  const given = Object.entries({ ...inputs, [page.name]: wanted.page, [size.name]: wanted.size });
  const at = (place: "body" | "query") =>
    Object.fromEntries(given.filter(([name]) => known.find((it) => it.name === name)?.place === place));
  const [inBody, inQuery] = [at("body"), at("query")];
  return {
    ...bare,
    query: { ...bare.query, ...inQuery },
    ...(Object.keys(inBody).length > 0 && { change: { body: (body: unknown) => ({ ...(body as Row), ...inBody }) } }),
  };
};

/** The rows of a page: its items, or its only list under another name. */
const rowsIn = (data: Row): readonly Row[] | undefined => {
  const lists = Object.values(data).filter((it) => Array.isArray(it)) as Row[][];
  const items = data["items"];
  return Array.isArray(items) ? (items as Row[]) : lists.length === 1 ? lists[0] : undefined;
};

/** Reads a page of a list. Without `page` the answer is no page with items and their number. */
export const readPage = async (
  run: Pick<Run, "ask" | "request">,
  member: Member,
  shape: ListShape,
  wanted: Wanted,
): Promise<{ answer: Answer; page?: Page }> => {
  const { inputs = {}, shown = inputs } = wanted;
  const request = run.request(member, shape.operation, buildOf(shape, wanted, inputs), buildOf(shape, wanted, shown));
  const answer = await run.ask(member.session, request);
  const data = (answer.data ?? {}) as Row;
  const rows = rowsIn(data);
  const { count, remaining } = data;
  if (!isDone(answer) || !rows || typeof count !== "number") return { answer };
  return { answer, page: { answer, rows, count, remaining: typeof remaining === "number" ? remaining : undefined } };
};

/** Rows as texts, to be compared. */
export const textsOf = (rows: readonly Row[]): string[] => rows.map((it) => JSON.stringify(it));

/** Whether two lists have the same rows, in any order. */
export const haveSameRows = (one: readonly Row[], other: readonly Row[]): boolean =>
  one.length === other.length && textsOf(one).toSorted().join("\n") === textsOf(other).toSorted().join("\n");
