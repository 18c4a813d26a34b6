import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { devRecordSchema, domainRecordSchema, hostnameRecordSchema } from "./dns-record.schema.ts";

const record = { type: "TXT", name: "help", content: "hello", proxied: false, ttl: "1" };
const ofLength = (length: number) => "a".repeat(length);
/** Schema errors of a record by field. */
const against = (schema: z.ZodType, changes: object) =>
  Object.fromEntries(
    (schema.safeParse({ ...record, ...changes }).error?.issues ?? []).map(({ path, message }) => [path[0], message]),
  );

describe("developer DNS record", () => {
  it.each(["name", "content"])("%s: outside 3 to 25 characters → error (content §5)", (field) => {
    expect([2, 3, 25, 26].map((length) => against(devRecordSchema, { [field]: ofLength(length) }))).toEqual([
      { [field]: "Use at least 3 characters." },
      {},
      {},
      { [field]: "Use at most 25 characters." },
    ]);
  });

  it("surrounding spaces → not counted", () =>
    expect(against(devRecordSchema, { name: "  ab  " })).toHaveProperty("name"));

  it("type, name or content missing → error (content §5)", () =>
    expect(Object.keys(against(devRecordSchema, { type: "", name: "", content: "" }))).toEqual([
      "type",
      "name",
      "content",
    ]));
});

describe.each([
  ["a domain", domainRecordSchema("fjord.example")],
  ["a hostname", hostnameRecordSchema("fjord.example")],
])("%s", (_, schema) => {
  it.each(["name", "content"])("%s: outside 3 to 25 characters → valid (ruling 28)", (field) =>
    expect([1, 2, 26, 63].map((length) => against(schema, { [field]: ofLength(length) }))).toEqual([{}, {}, {}, {}]),
  );

  it("empty value → error (ruling 28)", () => {
    expect(against(schema, { name: " " })).toEqual({ name: "Enter the name." });
    expect(against(schema, { content: "" })).toEqual({ content: "Enter the value." });
    expect(against(schema, { content: ofLength(2049) })).toEqual({ content: "Use at most 2,048 characters." });
  });

  it.each([
    ["@", "fjord.example"],
    ["@", "@"],
    ["www", "www.fjord.example"],
    ["WWW.fjord.example", "www.Fjord.example."],
  ])("CNAME %s to itself as %s → error", (name, content) => {
    expect(against(schema, { type: "CNAME", name, content })).toEqual({ content: "A CNAME cannot point to itself." });
    expect(against(schema, { type: "TXT", name, content })).toEqual({});
  });

  it.each([
    ["www", "fjord.example"],
    ["www", "www.example"],
    ["@", "edge.fjord.example"],
  ])("CNAME %s to %s → valid", (name, content) =>
    expect(against(schema, { type: "CNAME", name, content })).toEqual({}),
  );
});

it("developer DNS record: CNAME to itself → error", () =>
  expect(against(devRecordSchema, { type: "CNAME", name: "Help.example", content: "help.example." })).toEqual({
    content: "A CNAME cannot point to itself.",
  }));
