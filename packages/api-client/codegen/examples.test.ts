import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { OpenAPI3 } from "openapi-typescript";
import { expect, test } from "vitest";
import { bundleContract } from "./bundle/bundle-contract.ts";
import { examples } from "./examples.ts";
import { operationsOf } from "./operations.ts";
import { withoutRefusals } from "./without-refusals.ts";

const contract = join(fileURLToPath(new URL("../../../", import.meta.url)), "openapi/openapi.yaml");

const row = {
  type: "object",
  required: ["name", "kind", "since"],
  properties: {
    name: { type: "string", minLength: 3, maxLength: 8 },
    kind: { type: "string", enum: ["MOON", "STAR"] },
    since: { type: "string", format: "date-time" },
  },
};
/** The contract with one more call, without an example of its own. */
const withMoons = async (media: object): Promise<OpenAPI3> => {
  const { document } = await bundleContract(contract);
  const success = {
    allOf: [
      { $ref: "#/components/schemas/Envelope" },
      { type: "object", required: ["data"], properties: { data: { type: "array", minItems: 1, items: row } } },
    ],
  };
  const schema = { oneOf: [{ $ref: "#/components/schemas/Refusal" }, success] };
  const listMoons = {
    operationId: "listMoons",
    tags: ["banks"],
    "x-effect": "read",
    "x-permission": "view_moons",
    responses: { 200: { description: "Moons", content: { "application/json": { schema, ...media } } } },
  };
  const paths = { ...document.paths, "/api/moons": { get: listMoons } };
  return withoutRefusals({ ...document, paths } as unknown as OpenAPI3);
};
/** The generated answer of that call. */
const answer = async (media: object): Promise<unknown> => {
  const api = await withMoons(media);
  const file = (await examples(api, operationsOf(api)))["examples/banks.ts"]!;
  return JSON.parse(/^export const listMoons = (.*);$/m.exec(file)![1]!);
};

const moon = { name: "Io", kind: "MOON", since: "2026-01-01T00:00:00Z" };
const reply = (data: unknown) => ({ status: 200, success: true, messages: [], data });

test("examples: one example → its data", async () => {
  expect(await answer({ example: reply([moon]) })).toEqual([moon]);
});

test("examples: several examples → data of the first success", async () => {
  const refused = { value: { success: false, messages: ["No."] } };
  expect(await answer({ examples: { refused, found: { value: reply([moon]) } } })).toEqual([moon]);
});

test("examples: no example → deterministic value of the schema", async () => {
  const made = await answer({});
  expect(made).toEqual([
    {
      name: expect.stringMatching(/^.{3,8}$/s) as string,
      kind: expect.stringMatching(/^(MOON|STAR)$/) as string,
      since: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
    },
  ]);
  expect(await answer({})).toEqual(made);
});
