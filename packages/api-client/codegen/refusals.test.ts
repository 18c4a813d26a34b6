import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, expect, test } from "vitest";
import type { Bundle } from "./bundle/bundle.ts";
import { bundleContract } from "./bundle/bundle-contract.ts";
import { operationsOf } from "./operations.ts";
import { resolve } from "./resolve.ts";
import { withoutRefusals } from "./without-refusals.ts";

const contract = join(fileURLToPath(new URL("../../../", import.meta.url)), "openapi/openapi.yaml");
type Media = { example?: object; examples?: Record<string, { value: object }> };
type Reply = { id: string; example: object; validate: ValidateFunction };

let api: Bundle["document"];
let replies: Reply[];
beforeAll(async () => {
  api = (await bundleContract(contract)).document;
  // A plain OpenAPI 3.1 validator that knows nothing of this platform.
  const ajv = new Ajv2020({ strict: false, logger: false, validateFormats: false });
  ajv.addSchema(api, "contract");
  replies = operationsOf(api).flatMap(({ id, reply }) => {
    if (!reply) return [];
    const { example, examples } = resolve(api, reply.replace(/\/schema$/, "")) as Media;
    const [first] = Object.values(examples ?? {});
    return [{ id, example: (example ?? first?.value)!, validate: ajv.compile({ $ref: `contract${reply}` }) }];
  });
});

const failing = (body: (reply: Reply) => object) => replies.filter((it) => !it.validate(body(it))).map((it) => it.id);

test("stock validator: success of each operation, with or without `error: null` → accepted", () => {
  expect(replies.length).toBeGreaterThan(390);
  expect(failing(({ example }) => example)).toEqual([]);
  expect(failing(({ example }) => ({ ...example, error: null }))).toEqual([]);
});

test("stock validator: refusal at 200 of each operation → accepted", () => {
  const refusal = { status: "CONFLICT_ERROR", success: false, data: null, messages: ["No."] };
  expect(failing(() => refusal)).toEqual([]);
  expect(failing(() => ({ ...refusal, status: 200, error: "No." }))).toEqual([]);
});

test("stock validator: neither success nor refusal → rejected", () => {
  const all = replies.map((it) => it.id);
  expect(failing(({ example }) => ({ ...example, success: "yes" }))).toEqual(all);
  expect(failing(() => ({ success: true, data: null, messages: "none" }))).toEqual(all);
});

test("withoutRefusals: each reply → success schema only", () => {
  const narrowed = withoutRefusals(api);
  const answered = operationsOf(narrowed).filter((it) => it.reply);
  expect(answered.length).toBe(replies.length);
  expect(answered.filter((it) => JSON.stringify(resolve(narrowed, it.reply!)).includes("Refusal"))).toEqual([]);
});
