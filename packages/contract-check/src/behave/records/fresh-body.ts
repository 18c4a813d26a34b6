import type { Operation } from "../../contract/contract.ts";
import { bodyToSend } from "../../live/body-to-send.ts";
import { isIdName } from "../../live/harvest.ts";
import { fits } from "../../schema/own-check.ts";
import type { Request } from "../answer.ts";
import { inputsOf, says, type Input } from "../inputs.ts";
import type { Build, Run } from "../run.ts";
import { freshTexts, inOtherScripts } from "./fresh-text.ts";

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

/** The texts of a new record that get letters of their own. */
const freeTexts = ({ contract }: Run, inputs: readonly Input[], own: readonly string[]): readonly Input[] =>
  inputs.filter(
    ({ name, schema }) =>
      (own.includes(name) && !says(contract, schema, "enum")) ||
      (isOwnKey(name) &&
        ["enum", "format", "x-ref", "x-names", "x-schemes"].every((keyword) => !says(contract, schema, keyword))),
  );

/** Others of a text, and of a list of texts. */
const freshValues = (value: unknown, mark: string, isForeign: boolean): unknown[] => {
  const foreign = isForeign ? inOtherScripts(value, mark) : undefined;
  if (foreign !== undefined) return [foreign, ...freshValues(value, mark, false)];
  if (typeof value === "string") return freshTexts(value, mark);
  const isTexts = Array.isArray(value) && value.length > 0 && value.every((it) => typeof it === "string");
  return isTexts ? [value.map((it) => `${it}${mark}`)] : [];
};

/**
 * A change of a new record's example: its texts get letters of their own, so that it is not refused as one that is
 * there already, and references lead to what is there. Texts that may only have some values stay.
 */
const freshBody = (
  run: Run,
  operation: Operation,
  { free, mark, isForeign }: { free: readonly Input[]; mark: string; isForeign: boolean },
  references: Json,
) => {
  const schema = bodyToSend(operation)?.media.schema;
  return (body: unknown): unknown => {
    let made = body as Json;
    for (const [name, id] of Object.entries(references))
      if (typeof made[name] === typeof id && made[name] !== "*") made = { ...made, [name]: id };
    for (const { name } of free) {
      const other = freshValues(made[name], mark, isForeign).find((it) =>
        fits(run.contract, schema, { ...made, [name]: it }),
      );
      if (other !== undefined) made = { ...made, [name]: other };
    }
    return made;
  };
};

/** Whether a write may create a record of what it is sent. */
export const mayCreate = (operation: Operation): boolean =>
  operation.method === "post" && bodyToSend(operation)?.as === "json";

/**
 * A write with an Idempotency-Key of its own, that creates a record of its own if it creates one. `own` are names that
 * are the record's own, although they refer to such a record elsewhere; `isForeign`: its texts have letters of other scripts.
 */
export const freshRequest = (
  run: Run,
  operation: Operation,
  own: readonly string[] = [],
  isForeign = false,
): Request => {
  const key = crypto.randomUUID();
  if (!mayCreate(operation)) return run.request(run.main, operation, { key });
  const mark = Array.from({ length: 6 }, () => run.random.pick(LETTERS)).join("");
  const inputs = bodyInputs(run, operation);
  const free = freeTexts(run, inputs, own);
  const build = (references: Json): Build => ({
    key,
    change: { body: freshBody(run, operation, { free, mark, isForeign }, references) },
  });
  const others = inputs.filter((it) => !own.includes(it.name));
  return run.request(run.main, operation, build(referencesOf(run, operation, others)), build({}));
};
