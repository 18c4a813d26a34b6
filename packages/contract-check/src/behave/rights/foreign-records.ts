import type { Operation } from "../../contract/contract.ts";
import { isIdName } from "../../live/harvest.ts";
import { isDone, type Answer } from "../answer.ts";
import { listShape, type ListShape } from "../lists/list-shape.ts";
import { readPage } from "../lists/read-page.ts";
import { varied } from "../records/known-rows.ts";
import { knownRow, type KnownRow } from "../records/known-row.ts";
import { requestForRow } from "../records/request-for-row.ts";
import { sentText } from "../records/sent-body.ts";
import type { RefusedCall } from "../refused-calls.ts";
import { mayCall, type Member, type Run } from "../run.ts";
import { foreignIn, isForeign, type Scopes } from "./foreign-rows.ts";
import { mayDo } from "./session-of.ts";

/** Number of records that a call is tried with: whether one accepts it may depend on its state. */
const MOST = 4;

const OPERATORS = new Set(["opId", "parentOpId"]);

/** The ids of a record that nothing has shown to somebody. */
const unseenIds = (row: KnownRow, seen: string): string[] =>
  [...row].flatMap(([name, it]) =>
    isIdName(name) && !OPERATORS.has(name) && typeof it === "string" && !seen.includes(it) ? [it] : [],
  );

const whereOf = ({ session }: Member) => `the call of ${session.name}, about a record of another operator`;

/** The records of other operators than somebody's that the main session finds in these lists. */
const recordsOfOthers = async (run: Run, member: Member, lists: readonly ListShape[], scopes: Scopes) => {
  const others = [...scopes.keys()].filter((it) => isForeign(scopes, member, it)).slice(0, MOST);
  const rows: KnownRow[] = [];
  for (const list of lists)
    for (const opId of list.filters.some((it) => it.name === "opId") ? others : []) {
      const { page } = await readPage(run, run.main, list, { page: list.first, size: list.whole, inputs: { opId } });
      rows.push(...(page?.rows ?? []).map(knownRow));
    }
  return rows.filter((it) => isForeign(scopes, member, it.get("opId")));
};

const callsAbout = (run: Run, member: Member, operation: Operation, scopes: Scopes, records: readonly KnownRow[]) => {
  const where = whereOf(member);
  const seen = JSON.stringify([...member.first.values()].map((it) => it.data));
  const build = (row: KnownRow) => requestForRow(run, operation, row, () => false);
  const isRead = operation.effect === "read";
  const judge = (answer: Answer) => {
    if (!isDone(answer) || (isRead && foreignIn(scopes, member, answer).length === 0)) return;
    run.tell(operation, {
      rule: "foreign-rows",
      where,
      message: isRead ? "shows the record" : "is carried out",
      answers: [answer],
    });
  };
  const about = records.filter((row) => {
    const text = sentText(build(row));
    return unseenIds(row, seen).some((it) => text.includes(it));
  });
  return varied(about)
    .slice(0, MOST)
    .map((row): RefusedCall => ({ operation, where, session: member.session, request: () => build(row), judge }));
};

/**
 * The calls that somebody of an operator may make, about records of others, whose ids only the main session has seen.
 * What lists have of others is told by itself.
 */
export const callsAboutOthers = async (
  run: Run,
  operations: readonly Operation[],
  scopes: Scopes,
): Promise<RefusedCall[]> => {
  const lists = operations.map((it) => listShape(run.contract, it)).filter((it) => it !== undefined);
  const others = operations.filter((it) => mayCall(run, it) && !lists.some((list) => list.operation === it));
  const calls: RefusedCall[] = [];
  for (const member of run.roles.filter((it) => it.op !== null)) {
    const mine = others.filter((it) => mayDo(member, it) === true && run.wants("rights", it, whereOf(member)));
    const records = mine.length > 0 ? await recordsOfOthers(run, member, lists, scopes) : [];
    calls.push(...mine.flatMap((it) => callsAbout(run, member, it, scopes, records)));
  }
  return calls;
};
