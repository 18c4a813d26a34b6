import fc from "fast-check";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { addressRule, wrongAddresses, type AddressScheme } from "../src/addresses.ts";
import { validationErrors } from "../src/answers/validate.ts";
import { operations } from "../src/generated/operations.ts";
import { bodies, forms, queries } from "../src/generated/validators/index.ts";
import type { Operation } from "../src/operation.ts";
import { send } from "../src/wire.ts";
import { arbitraryOf, schemaAt } from "./arbitrary-of.ts";
import type { Bundle } from "./bundle/bundle.ts";
import { bundleContract } from "./bundle/bundle-contract.ts";
import { operationsOf } from "./operations.ts";

const contract = join(fileURLToPath(new URL("../../../", import.meta.url)), "openapi/openapi.yaml");

/** Every address field of a request, as the contract marks it. */
const fields = Object.values<Operation>(operations).flatMap((operation) =>
  Object.entries(operation.addresses ?? {}).map(([path, schemes]) => ({ id: operation.id, operation, path, schemes })),
);

/** Addresses that run a script, or lead to another site than they seem to, as a browser reads them. */
const HARMFUL = [
  "javascript:alert(1)",
  "JavaScript:alert(1)",
  " javascript:alert(1)",
  "java\tscript:alert(1)",
  "\u0001javascript:alert(1)",
  "javascript://https://a.example/%0Aalert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
  "file:///etc/passwd",
  "//evil.example/a",
  "/\\evil.example/a",
  "/\t/evil.example/a",
  "\\\\evil.example",
  "https:///evil.example",
  "https:evil.example",
  "https://a.example\u0000",
];
const HARMLESS: Record<AddressScheme, string> = {
  relative: "/promo/x",
  fragment: "#top",
  https: "https://a.example/b?c=d#e",
  http: "http://a.example",
  wss: "wss://a.example",
  ws: "ws://a.example",
  mailto: "mailto:mara@example.com",
};

/** A copy with another text at a path, where `*` is the first item or key; undefined if there is no text. */
const withText = (value: unknown, [name, ...rest]: readonly string[], text: string): unknown => {
  if (name === undefined) return typeof value === "string" ? text : undefined;
  if (typeof value !== "object" || value === null) return undefined;
  const key = name === "*" ? Object.keys(value)[0] : name;
  if (key === undefined) return undefined;
  const changed = withText((value as Record<string, unknown>)[key], rest, text);
  return changed === undefined ? undefined : Object.assign(structuredClone(value), { [key]: changed });
};

let api: Bundle["document"];
beforeAll(async () => {
  api = (await bundleContract(contract)).document;
});
afterEach(() => vi.unstubAllGlobals());

/** The server's check, as the mock server makes it. */
const errorsOf = async ({ operation: { id, tag }, path }: (typeof fields)[number], input: Record<string, unknown>) => {
  const [part = ""] = path.split(".");
  const tables = part === "query" ? [queries] : [bodies, forms];
  const loaded = await Promise.all(tables.map(async (it) => it[tag]?.()));
  return validationErrors(loaded.map((it) => it?.[id]).find(Boolean), structuredClone(input[part]));
};

/** A valid input of the operation with an address at this path. */
const sampleOf = async (field: (typeof fields)[number]): Promise<Record<string, unknown>> => {
  const { query, body, formBody } = operationsOf(api).find((it) => it.id === field.id)!;
  const [part = "", ...names] = field.path.split(".");
  const schema = part === "query" ? query! : schemaAt(api, (formBody ?? body)!);
  for (const value of fc.sample(arbitraryOf(api, schema), { numRuns: 500, seed: 20_261_128 })) {
    // Samples of open enumerations have values that only answers may have.
    // oxlint-disable-next-line no-await-in-loop
    if (withText(value, names, "x") !== undefined && (await errorsOf(field, { [part]: value })).length === 0)
      return { [part]: value };
  }
  throw new Error(`${field.id}: no sample has ${field.path}`);
};

describe("address fields of requests", () => {
  test("address fields: found by their marks", () => expect(fields.length).toBeGreaterThanOrEqual(20));

  test.each(fields)("$id $path: harmful address → refused by the server, not sent by the client", async (field) => {
    const sample = await sampleOf(field);
    const fetched = vi.fn();
    vi.stubGlobal("fetch", fetched);
    for (const text of HARMFUL) {
      const input = withText(sample, field.path.split("."), text) as Record<string, unknown>;
      // oxlint-disable-next-line no-await-in-loop
      expect(await errorsOf(field, input), text).toContainEqual(expect.stringContaining("must match pattern"));
      const says = addressRule(field.schemes);
      // oxlint-disable-next-line no-await-in-loop
      await expect(send(field.operation, input as never), text).rejects.toMatchObject({
        kind: "refused",
        outcome: "not-sent",
        messages: expect.arrayContaining([expect.stringContaining(says)]) as string[],
      });
    }
    expect(fetched).not.toHaveBeenCalled();
  });

  test.each(fields)("$id $path: address of a marked scheme → accepted, of any other → refused", async (field) => {
    const sample = await sampleOf(field);
    for (const [scheme, text] of Object.entries(HARMLESS)) {
      const input = withText(sample, field.path.split("."), text) as Record<string, unknown>;
      const isAllowed = (field.schemes as readonly string[]).includes(scheme);
      // oxlint-disable-next-line no-await-in-loop
      expect((await errorsOf(field, input)).length === 0, text).toBe(isAllowed);
      expect(Object.keys(wrongAddresses(field.operation.addresses!, input)).length === 0, text).toBe(isAllowed);
    }
  });
});
