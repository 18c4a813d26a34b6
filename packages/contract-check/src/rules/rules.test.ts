import { lintFromString } from "@redocly/openapi-core";
import { describe, expect, test } from "vitest";
import { stringify } from "yaml";
import { lintConfig } from "./lint-config.ts";
import { rules } from "./rules.ts";

type Json = { [key: string]: unknown };
const text = { type: "string", description: "A text" };
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const refusal = (status: string) => ({ [status]: { $ref: "#/components/responses/Refused" } });
const variant = (kind: string): Json => ({
  type: "object",
  description: "A variant",
  required: ["kind"],
  properties: { kind: { type: "string", const: kind, description: "Which" } },
});

const replies = (): Json => ({
  "200": {
    description: "The note",
    content: {
      "application/json": {
        schema: {
          oneOf: [ref("Refusal"), { allOf: [ref("Envelope"), { type: "object", properties: { data: ref("Note") } }] }],
        } as Json,
        example: { success: true, data: { text: "x" } },
      },
    },
  },
  ...refusal("400"),
  ...refusal("401"),
  ...refusal("403"),
});

/** A small contract that satisfies all rules. Each test breaks one. */
const contract = () => ({
  openapi: "3.1.0",
  info: { title: "Notes", version: "1", license: { name: "MIT", identifier: "MIT" } },
  servers: [{ url: "/" }],
  security: [{ session: [] }],
  tags: [{ name: "notes", description: "Notes" }],
  "x-refs": { person: ["personId"] },
  "x-read-groups": { notes: ["listNotes"] } as Json,
  "x-not-addresses": { crawlUrl: "Told to crawlers as it is" },
  paths: {
    "/notes": {
      put: {
        operationId: "updateNote",
        tags: ["notes"],
        summary: "Change a note",
        description: "Replaces the text, at once and for everybody.",
        "x-origin": "documented",
        "x-source": "shell §1",
        "x-effect": "write",
        "x-permission": "edit_notes",
        "x-changes": ["notes"],
        parameters: [{ $ref: "#/components/parameters/IdempotencyKey" }],
        requestBody: { content: { "application/json": { schema: ref("Change"), example: { kind: "short" } } } },
        responses: replies(),
      } as Json,
      get: {
        operationId: "listNotes",
        tags: ["notes"],
        summary: "List notes",
        description: "The newest first.",
        "x-origin": "documented",
        "x-source": "shell §1",
        "x-effect": "read",
        "x-permission": "view_notes",
        responses: replies(),
      } as Json,
    },
  },
  components: {
    securitySchemes: { session: { type: "apiKey", in: "cookie", name: "session" } },
    parameters: {
      IdempotencyKey: { name: "Idempotency-Key", in: "header", description: "Intent", schema: { type: "string" } },
    },
    responses: {
      Refused: {
        description: "No",
        content: { "application/json": { schema: ref("Refusal"), example: { success: false } } },
      },
    },
    schemas: {
      Envelope: {
        type: "object",
        description: "Around every reply",
        required: ["success"],
        properties: { success: { type: "boolean", const: true, description: "It was done" } },
      },
      Refusal: {
        type: "object",
        description: "Instead of the envelope, when it was not done",
        required: ["success"],
        properties: { success: { type: "boolean", const: false, description: "It was not done" } },
      },
      Note: { type: "object", description: "A note", properties: { text } as Json },
      Short: variant("short"),
      Long: variant("long"),
      Change: {
        description: "A change",
        oneOf: [ref("Short"), ref("Long")],
        discriminator: {
          propertyName: "kind",
          mapping: { short: "#/components/schemas/Short", long: "#/components/schemas/Long" } as Json,
        },
      },
    },
  },
});
type Contract = ReturnType<typeof contract>;

const broken = async (change: (given: Contract) => void): Promise<string[]> => {
  const given = contract();
  change(given);
  const problems = await lintFromString({ source: stringify(given), config: await lintConfig() });
  return [...new Set(problems.map((it) => it.ruleId))];
};

const property = (name: string, schema: Json) => (given: Contract) => {
  given.components.schemas.Note.properties[name] = { description: "Something", ...schema };
};
const operation = (change: Json) => (given: Contract) => void Object.assign(given.paths["/notes"].put, change);
const without = (status: string) => (given: Contract) => {
  const { [status]: _, ...kept } = given.paths["/notes"].put["responses"] as Json;
  given.paths["/notes"].put["responses"] = kept;
};

/** For each rule, the violations it must find and the cases it must accept. */
const cases: Record<
  string,
  { caught: [string, (given: Contract) => void][]; passes?: [string, (given: Contract) => void][] }
> = {
  "operations-are-named-by-verb": {
    caught: [
      ["a noun", operation({ operationId: "note" })],
      ["an underscore", operation({ operationId: "update_note" })],
    ],
    passes: [["a number in it", operation({ operationId: "listTransactionsV2" })]],
  },
  "operations-are-described": {
    caught: [
      ["a summary alone", (given) => void delete given.paths["/notes"].put["description"]],
      ["the summary again", operation({ description: "Change a note." })],
      ["no sentence", operation({ description: "The text and its time" })],
    ],
    passes: [["a note in brackets", operation({ description: "Replaces the text (all of it.)" })]],
  },
  "effects-fit-methods": { caught: [["a PUT that reads", operation({ "x-effect": "read" })]] },
  "changes-are-stated": {
    caught: [
      ["a write that does not say it", (given) => void delete given.paths["/notes"].put["x-changes"]],
      ["a read that is not there", operation({ "x-changes": ["listNote"] })],
      ["a write instead of a read", operation({ "x-changes": ["updateNote"] })],
      ["a group of what is not there", (given) => void (given["x-read-groups"]["notes"] = ["listNote"])],
      ["a group that is called as a read", (given) => void (given["x-read-groups"]["listNotes"] = ["listNotes"])],
      ["no list", operation({ "x-changes": "listNotes" })],
      ["a read that changes something", (given) => void (given.paths["/notes"].get["x-changes"] = [])],
    ],
    passes: [
      ["nothing that changes", operation({ "x-changes": [] })],
      ["a group in a group", (given) => void (given["x-read-groups"]["all"] = ["notes"])],
    ],
  },
  "writes-carry-a-key": {
    caught: [["a write without a key", operation({ parameters: [] })]],
    passes: [["a public call", operation({ parameters: [], "x-permission": "public" })]],
  },
  "errors-are-declared": {
    caught: [
      ["no 400", without("400")],
      ["no 401", without("401")],
      ["no 403", without("403")],
    ],
  },
  "replies-are-envelopes": {
    caught: [
      [
        "data alone",
        (given) =>
          void Object.assign(given.paths["/notes"].put["responses"] as Json, {
            "200": { description: "x", content: { "application/json": { schema: ref("Note"), example: {} } } },
          }),
      ],
      [
        "a success that is never a refusal",
        (given) =>
          void Object.assign(given.paths["/notes"].put["responses"] as Json, {
            "200": {
              description: "x",
              content: { "application/json": { schema: ref("Envelope"), example: { success: true } } },
            },
          }),
      ],
    ],
  },
  "properties-are-described": {
    caught: [["a name alone", (given) => void (given.components.schemas.Note.properties["x"] = { type: "string" })]],
    passes: [
      [
        "a description where the reference leads",
        (given) => void (given.components.schemas.Note.properties["x"] = ref("Note")),
      ],
    ],
  },
  "amounts-name-their-currency": {
    caught: [
      ["no format", property("amount", { type: "number" })],
      ["no currency", property("fee", { type: "number", format: "money" })],
      ["a currency that is nowhere", property("fee", { type: "number", format: "money", "x-currency": "coin" })],
    ],
    passes: [
      ["a code", property("fee", { type: "number", format: "money", "x-currency": "USD" })],
      ["one that stands elsewhere", property("fee", { type: "number", format: "money", "x-currency": "outside" })],
      ["a property beside it", property("fee", { type: "number", format: "money", "x-currency": "text" })],
    ],
  },
  "moments-have-a-format": {
    caught: [
      ["a text", property("createdAt", { type: "string" })],
      ["a number", property("startDate", { type: "integer" })],
      ["a number that is written as a text", property("createdAt", { type: "integer", format: "date-time" })],
    ],
    passes: [
      ["ISO", property("createdAt", { type: "string", format: "date-time" })],
      ["seconds", property("createdAt", { type: "integer", format: "epoch-seconds" })],
      ["a word that only ends alike", property("format", { type: "string" })],
    ],
  },
  "secrets-are-marked": {
    caught: [
      ["a password", property("newPassword", { type: "string" })],
      ["an API key", property("apiKey", { type: "string" })],
    ],
    passes: [
      ["a marked one", property("apiKey", { type: "string", "x-secret": true })],
      ["one that says it is none", property("pageToken", { type: "string", "x-secret": false })],
      ["a truth about one", property("hasToken", { type: "boolean" })],
    ],
  },
  "personal-data-is-marked": {
    caught: [
      ["an email address", property("email", { type: ["string", "null"] })],
      ["a document", property("passportId", { type: "string" })],
    ],
    passes: [["a marked one", property("email", { type: "string", "x-pii": true })]],
  },
  "addresses-are-marked": {
    caught: [
      ["a URL", property("explorerURL", { type: ["string", "null"] })],
      ["a list of URLs", property("urls", { type: "array", items: { type: "string" } })],
      ["a picture", property("coverPhoto", { type: "string" })],
      ["a picture's path", property("mobileImagePath", { type: "string" })],
      ["a description of one", property("where", { type: "string", description: "Address of the page" })],
      ["where something leads", property("where", { type: "string", description: "Where it leads" })],
      ["an unknown scheme", property("url", { type: "string", "x-schemes": ["javascript"] })],
      ["no scheme", property("url", { type: "string", "x-schemes": [] })],
      ["a pattern of its own", property("url", { type: "string", "x-schemes": ["https"], pattern: "^h" })],
      [
        "a parameter",
        (given) =>
          void (given.paths["/notes"].put["parameters"] as Json[]).push({
            name: "returnTo",
            in: "query",
            description: "Afterwards",
            schema: { type: "string" },
          }),
      ],
      ["one of another name than the list's", property("callback", { type: "string" })],
    ],
    passes: [
      ["a marked one", property("url", { type: "string", "x-schemes": ["https", "relative"] })],
      ["a marked list", property("urls", { type: "array", items: { type: "string", "x-schemes": ["https"] } })],
      ["one listed with its reason", property("crawlUrl", { type: "string" })],
      ["a file", property("photo", { type: "string", format: "binary" })],
      ["a number of them", property("urls", { type: "integer" })],
      ["an email address", property("text2", { type: "string", description: "Email address" })],
    ],
  },
  "references-are-known": {
    caught: [
      ["a kind that is not listed", property("author", { type: "string", "x-ref": "writer" })],
      ["a name of what is not there", property("title", { type: "string", "x-names": "authorId" })],
      ["a name of what refers to nothing", property("title", { type: "string", "x-names": "text" })],
    ],
    passes: [
      ["a listed kind", property("author", { type: "string", "x-ref": "person" })],
      [
        "the name of a reference beside it",
        (given) => {
          property("author", { type: "string", "x-ref": "person" })(given);
          property("title", { type: "string", "x-names": "author" })(given);
        },
      ],
    ],
  },
  "references-are-marked": {
    caught: [
      ["a property", property("personId", { type: ["string", "null"] })],
      [
        "a parameter",
        (given) =>
          void (given.paths["/notes"].put["parameters"] as Json[]).push({
            name: "personId",
            in: "query",
            description: "Whose",
            schema: { type: "string" },
          }),
      ],
    ],
    passes: [
      ["a marked one", property("personId", { type: "string", "x-ref": "person" })],
      ["one of a name that is not listed", property("orderId", { type: "string" })],
      ["a truth about one", property("personId", { type: "boolean" })],
    ],
  },
  "constants-have-a-type": {
    caught: [["a bare constant", property("kind", { const: "x" })]],
    passes: [["what is forbidden", property("kind", { type: "number", not: { const: 0 } })]],
  },
  "discriminators-are-complete": {
    caught: [
      [
        "a variant that nothing leads to",
        (given) =>
          void (given.components.schemas.Change.discriminator.mapping = { short: "#/components/schemas/Short" }),
      ],
      [
        "a name that the variant does not allow",
        (given) =>
          void (given.components.schemas.Change.discriminator.mapping = {
            brief: "#/components/schemas/Short",
            long: "#/components/schemas/Long",
          }),
      ],
      ["a variant that does not require it", (given) => void delete given.components.schemas.Short["required"]],
    ],
  },
  "extensions-are-known": {
    caught: [["a misspelt one", property("apiKey", { type: "string", "x-secret": true, "x-secert": true })]],
  },
};

const all = (kind: "caught" | "passes") =>
  Object.entries(cases).flatMap(([id, tried]) => (tried[kind] ?? []).map(([what, change]) => ({ id, what, change })));

describe("contract rules", () => {
  test("contract rules: valid contract → no finding", async () => expect(await broken(() => {})).toEqual([]));

  test("contract rules: each rule has a test", () =>
    expect(Object.keys(cases).toSorted()).toEqual(rules.map((it) => it.id).toSorted()));

  test.each(all("caught"))("rule $id: $what → finding", async ({ id, change }) =>
    expect(await broken(change)).toContain(`contract/${id}`),
  );

  test.each(all("passes"))("rule $id: $what → no finding", async ({ id, change }) =>
    expect(await broken(change)).not.toContain(`contract/${id}`),
  );
});
