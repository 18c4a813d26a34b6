import { createHarvest } from "../../live/harvest.ts";
import { isDone, type Answer } from "../answer.ts";
import { readPage, textsOf, type Row } from "../lists/read-page.ts";
import type { Member, Run } from "../run.ts";
import { requestAbout } from "./request-about.ts";
import type { Resource } from "./resources-of.ts";

/** Somebody who knows the ids of this record, and otherwise those of the main session. */
export const knowing = ({ main }: Run, { create, list }: Resource, record: unknown): Member => {
  const own = createHarvest();
  own.learn(list?.operation ?? create, record);
  return {
    ...main,
    harvest: {
      learn: (call, data) => own.learn(call, data),
      find: (call, names) => ({ ...main.harvest.find(call, names), ...own.find(call, names) }),
    },
  };
};

/** The rows of the list of an operator; undefined without a list that is read whole. */
export const rowsOf = async (
  run: Run,
  { list }: Resource,
  opId: unknown,
): Promise<{ answer: Answer; rows: readonly Row[] } | undefined> => {
  if (!list) return undefined;
  const hasOperator = typeof opId === "string" && list.filters.some((it) => it.name === "opId");
  const { answer, page } = await readPage(run, run.main, list, {
    page: list.first,
    size: list.whole,
    ...(hasOperator && { inputs: { opId } }),
  });
  return page && page.rows.length === page.count ? { answer, rows: page.rows } : undefined;
};

/** The rows that were not there before, or were otherwise. */
export const newRows = (before: readonly Row[], after: readonly Row[]): Row[] => {
  const known = new Set(textsOf(before));
  return after.filter((it) => !known.has(JSON.stringify(it)));
};

/** Reads one record; undefined without a call that shows it, or where the record does not show what that needs. */
export const readOne = async (run: Run, { show }: Resource, record: object): Promise<Answer | undefined> => {
  if (!show) return undefined;
  const { request, unknown } = requestAbout(run, show, record);
  return unknown.length === 0 ? run.ask(run.main.session, request) : undefined;
};

export const recordOf = (answer: Answer | undefined): unknown => (answer && isDone(answer) ? answer.data : undefined);
