import type { Contract, Operation } from "../../contract/contract.ts";
import { groupBy } from "../../group-by.ts";
import { bodyToSend } from "../../live/body-to-send.ts";
import { listShape, type ListShape } from "../lists/list-shape.ts";

/** The calls of one kind of records. */
export type Resource = {
  create: Operation;
  list: ListShape | undefined;
  show: Operation | undefined;
  update: Operation | undefined;
  remove: Operation | undefined;
};

/** The last part of a path that says what is done rather than with what. */
const VERB = /\/(?:list|show|new|create|add|edit|update|delete|\{\w+\})$/;
const placeOf = ({ path }: Operation) => path.replace(VERB, "");

const hasJson = (operation: Operation) => {
  const sent = bodyToSend(operation);
  return sent?.as === "json" && sent.media.example !== undefined;
};

/** Whether a POST says by its path that it is about a record that exists. */
const isAbout = (operation: Operation, ...verbs: readonly string[]) =>
  verbs.some((it) => operation.path.endsWith(`/${it}`));

const isOne = (operation: Operation) => /\/(?:show|\{\w+\})$/.test(operation.path);

/** The kinds of records that can be created, by the paths of their calls. */
export const resourcesOf = (contract: Contract, operations: readonly Operation[]): Resource[] =>
  [...groupBy(operations, placeOf).values()].flatMap((some) => {
    const writes = some.filter((it) => it.effect !== "read");
    const reads = some.filter((it) => it.effect === "read");
    const create = writes.find((it) => it.method === "post" && hasJson(it) && !isAbout(it, "edit", "update", "delete"));
    const list = reads.map((it) => listShape(contract, it)).find((it) => it !== undefined);
    const show = reads.find((it) => it !== list?.operation && isOne(it));
    if (!create || !(list ?? show)) return [];
    const update = writes.find((it) => (it.method === "put" || isAbout(it, "edit", "update")) && hasJson(it));
    const remove = writes.find((it) => it.method === "delete" || isAbout(it, "delete"));
    return [{ create, list, show, update, remove }];
  });
