import type { Contract, Operation } from "../../contract/contract.ts";
import type { Request } from "../answer.ts";
import type { Run } from "../run.ts";
import type { Random } from "../../create-random.ts";
import { isIdName } from "../../live/harvest.ts";
import { fits } from "../../schema/own-check.ts";
import { bodyToSend } from "../../live/body-to-send.ts";
import { inputsOf, says } from "../inputs.ts";

type Json = Readonly<Record<string, unknown>>;

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Names of a record's own key: another one would be refused as taken. */
const isOwnKey = (name: string) => name === "key" || name === "code" || !isIdName(name);

/**
 * A change of a new record's example: its texts get letters of their own, so that it is not refused as one that is
 * there already. Texts that refer to something, or may only have some values, stay.
 */
export const freshBody = (contract: Contract, operation: Operation, random: Random): ((body: unknown) => unknown) => {
  const mark = Array.from({ length: 6 }, () => random.pick([...LETTERS])).join("");
  const schema = bodyToSend(operation)?.media.schema;
  const inputs = inputsOf(contract, operation).filter(
    (it) =>
      it.place === "body" &&
      isOwnKey(it.name) &&
      ["enum", "format", "x-ref", "x-schemes"].every((keyword) => says(contract, it.schema, keyword) === undefined),
  );
  return (body) => {
    let made = body as Json;
    for (const { name } of inputs) {
      const value = made[name];
      if (typeof value !== "string") continue;
      const other = [`${value}${mark}`, mark, mark.toLowerCase()].find((it) => fits(contract, schema, { ...made, [name]: it }));
      if (other !== undefined) made = { ...made, [name]: other };
    }
    return made;
  };
};

/** A write with an Idempotency-Key of its own, that creates a record of its own if it creates one. */
export const freshRequest = (run: Run, operation: Operation): Request => {
  const isNew = operation.method === "post" && bodyToSend(operation)?.as === "json";
  const change = isNew ? { change: { body: freshBody(run.contract, operation, run.random) } } : {};
  return run.request(run.main, operation, { ...change, key: crypto.randomUUID() });
};
