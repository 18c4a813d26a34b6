import type { Operation } from "../../contract/contract.ts";
import type { Request } from "../answer.ts";
import { isIdName } from "../../live/harvest.ts";
import { fits } from "../../schema/own-check.ts";
import { bodyToSend } from "../../live/body-to-send.ts";
import { inputsOf, says, type Input } from "../inputs.ts";
import type { Build, Run } from "../run.ts";

type Json = Readonly<Record<string, unknown>>;

const LETTERS = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ");

/** Names of a record's own key: another one would be refused as taken. */
const isOwnKey = (name: string) => name === "key" || name === "code" || !isIdName(name);

const bodyInputs = ({ contract }: Run, operation: Operation) =>
  inputsOf(contract, operation).filter((it) => it.place === "body");

/** Ids of records that are there, for the fields that refer to one. */
const referencesOf = (run: Run, operation: Operation, inputs: readonly Input[]): Json => {
  const names = inputs.filter((it) => isIdName(it.name) && says(run.contract, it.schema, "x-ref"));
  return run.main.harvest.find(
    operation,
    names.map((it) => it.name),
  );
};

/**
 * A change of a new record's example: its texts get letters of their own, so that it is not refused as one that is
 * there already, and references lead to what is there. Texts that may only have some values stay.
 */
const freshBody = (run: Run, operation: Operation, mark: string, references: Json) => {
  const schema = bodyToSend(operation)?.media.schema;
  const free = bodyInputs(run, operation).filter(
    (it) =>
      isOwnKey(it.name) &&
      ["enum", "format", "x-ref", "x-names", "x-schemes"].every((keyword) => !says(run.contract, it.schema, keyword)),
  );
  return (body: unknown): unknown => {
    let made = body as Json;
    for (const [name, id] of Object.entries(references))
      if (typeof made[name] === typeof id && made[name] !== "*") made = { ...made, [name]: id };
    for (const { name } of free) {
      const value = made[name];
      if (typeof value !== "string") continue;
      const other = [`${value}${mark}`, mark, mark.toLowerCase()].find((it) =>
        fits(run.contract, schema, { ...made, [name]: it }),
      );
      if (other !== undefined) made = { ...made, [name]: other };
    }
    return made;
  };
};

/** A write with an Idempotency-Key of its own, that creates a record of its own if it creates one. */
export const freshRequest = (run: Run, operation: Operation): Request => {
  const key = crypto.randomUUID();
  const isNew = operation.method === "post" && bodyToSend(operation)?.as === "json";
  if (!isNew) return run.request(run.main, operation, { key });
  const mark = Array.from({ length: 6 }, () => run.random.pick(LETTERS)).join("");
  const build = (references: Json): Build => ({ key, change: { body: freshBody(run, operation, mark, references) } });
  return run.request(run.main, operation, build(referencesOf(run, operation, bodyInputs(run, operation))), build({}));
};
