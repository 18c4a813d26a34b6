import type { OpenAPI3 } from "openapi-typescript";
import { describe, expect, it } from "vitest";
import { operationsOf } from "./operations.ts";
import { validators } from "./validators.ts";

type Check = ((value: unknown) => boolean) & { errors?: { instancePath: string; message: string }[] | null };

const contract = (schema: object, schemas: object = {}, sent: object = {}) =>
  ({
    openapi: "3.1.0",
    info: { title: "Notes", version: "1" },
    paths: {
      "/notes": {
        get: {
          operationId: "getNote",
          tags: ["notes"],
          "x-effect": "read",
          "x-permission": "signed_in",
          ...sent,
          responses: { 200: { content: { "application/json": { schema } } } },
        },
      },
    },
    components: { schemas },
  }) as unknown as OpenAPI3;

/** A generated validator of a contract, run as the browser runs it: as a module. */
const load = async (api: OpenAPI3, side: string): Promise<Check> => {
  const files = await validators(api, operationsOf(api));
  const code = files[`validators/notes.${side}.ts`]!;
  const loaded = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)) as {
    getNote: Check;
  };
  return loaded.getNote;
};

/** The reply validator of a schema. */
const generated = (schema: object, schemas?: object): Promise<Check> => load(contract(schema, schemas), "reply");

const color = { type: "string", enum: ["red", "green"] };

describe("enumeration validators", () => {
  it("open enumeration: unknown value of the right type → accepted", async () => {
    const check = await generated({ ...color, "x-open-enum": true });
    expect(["red", "ultraviolet", 7, null].map((one) => check(one))).toEqual([true, true, false, false]);
  });

  it("open enumeration: behind a reference in a list → accepted", async () => {
    const check = await generated(
      { type: "array", items: { $ref: "#/components/schemas/Color" } },
      { Color: { ...color, "x-open-enum": true } },
    );
    expect(check(["red", "ultraviolet"])).toBe(true);
  });

  it.each([{}, { "x-open-enum": false }])("closed enumeration %j: unknown value → rejected", async (more) => {
    const check = await generated({ ...color, ...more });
    expect(["red", "ultraviolet"].map((one) => check(one))).toEqual([true, false]);
  });

  describe("open enumeration in a request: closed for the sender", () => {
    const schema = { type: "object", properties: { color: { $ref: "#/components/schemas/Color" } } };
    const bodyOf = (type: string) => ({ requestBody: { content: { [type]: { schema } } } });
    const query = { parameters: [{ name: "color", in: "query", schema: schema.properties.color }] };

    it.each([
      ["body", bodyOf("application/json")],
      ["form", bodyOf("multipart/form-data")],
      ["query", query],
    ])("open enumeration in a %s: unknown value → rejected", async (side, sent) => {
      const api = contract(schema, { Color: { ...color, "x-open-enum": true } }, sent);
      const check = await load(api, side);
      expect(["red", "ultraviolet"].map((one) => check({ color: one }))).toEqual([true, false]);
      expect((await load(api, "reply"))({ color: "ultraviolet" })).toBe(true);
    });
  });
});

describe("alternatives with a discriminator", () => {
  const variant = (kind: string, more: object) => ({
    type: "object",
    required: ["kind", ...Object.keys(more)],
    properties: { kind: { type: "string", const: kind }, ...more },
  });
  const schemas = {
    Cash: variant("cash", { amount: { type: "number" } }),
    Spins: variant("spins", { count: { type: "integer" }, game: { type: "string" } }),
  };
  const prize = {
    oneOf: [{ $ref: "#/components/schemas/Cash" }, { $ref: "#/components/schemas/Spins" }],
    discriminator: {
      propertyName: "kind",
      mapping: { cash: "#/components/schemas/Cash", spins: "#/components/schemas/Spins" },
    },
  };
  const messagesOf = async (value: unknown) => {
    const check = await generated(prize, schemas);
    return check(value) ? [] : check.errors!.map(({ instancePath, message }) => `${instancePath} ${message}`);
  };

  it("discriminator: known value → only the named alternative is checked", async () => {
    expect(await messagesOf({ kind: "cash", amount: 5 })).toEqual([]);
    expect(await messagesOf({ kind: "spins", count: 1.5, game: "x" })).toEqual(["/count must be integer"]);
  });

  it.each<[string, unknown, string]>([
    ["no name", { amount: 5 }, ' tag "kind" must be string'],
    ["an unknown name", { kind: "goods" }, ' value of tag "kind" must be in oneOf'],
    ["a text", "cash", " must be object"],
    ["null", null, " must be object"],
  ])("discriminator: %s → one error", async (_, value, expected) => {
    expect(await messagesOf(value)).toEqual([expected]);
  });
});

describe("alternatives distinguished by a property", () => {
  const closed = (...names: string[]) => ({
    type: "object",
    required: names,
    additionalProperties: false,
    properties: Object.fromEntries(names.map((name) => [name, { type: "integer" }])),
  });
  const marked = (kind: string) => {
    const { properties, ...rest } = closed("kind", "id", "note");
    return { ...rest, properties: { ...properties, kind: { type: "string", const: kind } } };
  };
  const schemas = {
    Approval: marked("approve"),
    Rejection: marked("reject"),
    // As the first of two that reject: only its id has another name.
    Decision: {
      oneOf: [{ $ref: "#/components/schemas/Approval" }, { $ref: "#/components/schemas/Rejection" }],
      discriminator: { propertyName: "kind" },
    },
    Document: closed("uuid", "note"),
  };
  const change = { oneOf: [{ $ref: "#/components/schemas/Decision" }, { $ref: "#/components/schemas/Document" }] };
  const messagesOf = async (value: unknown, schema: object = change) => {
    const check = await generated(schema, schemas);
    return check(value) ? [] : check.errors!.map(({ instancePath, message }) => `${instancePath} ${message}`);
  };

  it.each<[object | string, string[]]>([
    [{ kind: "approve", id: 1, note: 1 }, []],
    [{ uuid: 1, note: 1 }, []],
    [{ kind: "approve", id: 1, note: "x" }, ["/note must be integer"]],
    [{ uuid: 1, note: "x" }, ["/note must be integer"]],
    [{ uuid: 1, id: 1, kind: "reject", note: 1 }, [" must NOT have additional properties"]],
    [
      { note: 1 },
      [" must have required property 'kind'", " must have required property 'uuid'", " must match a schema in anyOf"],
    ],
    ["uuid", [" must be object"]],
  ])("distinguishing property: %j → errors of the matching alternative only", async (value, expected) => {
    expect(await messagesOf(value)).toEqual(expected);
  });

  it("alternatives: one allows what another requires → all are tried", async () => {
    const open = { ...closed("note"), additionalProperties: true };
    expect(await messagesOf({ note: 1, uuid: 1 }, { oneOf: [closed("uuid"), open] })).toEqual([]);
    expect(await messagesOf({ uuid: 1, note: "x" }, { oneOf: [closed("uuid"), open] })).toContain(
      " must match exactly one schema in oneOf",
    );
  });
});

describe("format validators", () => {
  it.each([
    ["uuid", "0b1f4c1e-6a1c-4b62-9d52-0c7c0f0a7b11", "0b1f4c1e"],
    ["email", "mara@example.com", "mara"],
    ["date-time", "2026-11-20T10:14:03.5+01:00", "2026-11-20T10:14:03"],
    ["date", "2026-11-20", "20.11.2026"],
  ])("format %s: checked", async (format, right, wrong) => {
    const check = await generated({ type: "string", format });
    expect([check(right), check(wrong)]).toEqual([true, false]);
  });

  it.each(["money", "epoch-seconds"])("format %s: not checked, documents the meaning of a number", async (format) => {
    expect((await generated({ type: "number", format }))(12.5)).toBe(true);
  });
});

describe("validator generation", () => {
  it("validators: one module per tag and side, loaded lazily", async () => {
    const api = contract({ type: "object" });
    const files = await validators(api, operationsOf(api));
    expect(Object.keys(files)).toEqual(["validators/notes.reply.ts", "validators/index.ts"]);
    expect(files["validators/index.ts"]).toContain('"notes": () => import("./notes.reply.ts"),');
  });

  it("validators: keyword needs a runtime package → error", async () => {
    const api = contract({ type: "array", uniqueItems: true, items: {} });
    await expect(validators(api, operationsOf(api))).rejects.toThrow(
      "The reply validators of notes would need a package at run time",
    );
  });

  it("validators: missing schema → error", async () => {
    const api = contract({ $ref: "#/components/schemas/Missing" });
    await expect(async () => validators(api, operationsOf(api))).rejects.toThrow("Missing");
  });
});
