import { describe, expect, test } from "vitest";
import { stringify } from "yaml";
import { jsonOf } from "../testing/findings-of.ts";
import { runCli } from "../testing/run-cli.ts";
import { workFolder } from "../testing/work-folder.ts";

const work = workFolder();
const text = { type: "string" };
const schemas = {
  Envelope: {
    type: "object",
    required: ["success"],
    properties: { success: { type: "boolean", const: true }, messages: { type: "array", items: text } },
  },
  Refusal: {
    type: "object",
    required: ["success"],
    properties: { success: { const: false }, data: {}, messages: { type: "array", items: text } },
  },
};
const data = (properties: object) => ({
  allOf: [
    { $ref: "#/components/schemas/Envelope" },
    { type: "object", properties: { data: { type: "object", properties } } },
  ],
});
const document = {
  openapi: "3.1.0",
  info: { title: "Rooms", version: "1" },
  paths: {
    "/rooms/{roomId}": {
      get: {
        operationId: "showRoom",
        parameters: [{ name: "roomId", in: "path", required: true, schema: text }],
        responses: { 200: jsonOf(data({ size: { type: "string", enum: ["S", "L"] } })) },
      },
    },
  },
  components: { schemas },
};

type Seen = {
  method?: string;
  path?: string;
  status?: number;
  body?: unknown;
  type?: string;
  sent?: unknown;
  sentAs?: string;
};
const entry = ({
  method = "GET",
  path = "/rooms/7",
  status = 200,
  body,
  type = "application/json",
  sent,
  sentAs,
}: Seen) => ({
  request: {
    method,
    url: `https://hotel.example${path}`,
    headers: sent === undefined ? {} : { "content-type": sentAs ?? "application/json" },
    ...(sent !== undefined && { body: sent }),
  },
  response: { status, headers: { "content-type": type }, ...(body !== undefined && { body }) },
});
const fine = { body: { success: true, data: { size: "S" } } };
const refused = { success: false, data: null, messages: ["No."] };

const suggest = (...seen: Seen[]) => suggestWith([], ...seen);
const suggestWith = async (options: readonly string[], ...seen: Seen[]) => {
  const contract = await work.put("contract.yaml", stringify(document));
  const har = await work.put("seen.ndjson", [fine, ...seen].map((it) => JSON.stringify(entry(it))).join("\n"));
  const { out } = await runCli(["suggest", "--contract", contract, "--har", har, "--show-values", ...options]);
  const patch = await work.put("patch.yaml", out);
  const patched = work.path("patched.json");
  const applied = await runCli(["apply", "--contract", contract, "--overlay", patch, "--output", patched]);
  expect(applied, applied.err).toMatchObject({ code: 0 });
  const replayed = await runCli(["replay", "--contract", patched, "--har", har]);
  return { out, replayed };
};

const SEEN: [string, Seen[]][] = [
  ["a refusal at a status that nobody has documented", [{ status: 418, body: refused }]],
  [
    "a refusal and a success at one status",
    [
      { status: 202, body: refused },
      { status: 202, body: fine.body },
    ],
  ],
  ["a page at such a status", [{ status: 409, body: "Busy", type: "text/plain" }]],
  ["nothing at such a status", [{ status: 204, type: "" }]],
  [
    "a new field, once null and once a list",
    [
      { body: { success: true, data: { beds: null } } },
      { body: { success: true, data: { beds: [{ wide: 1.5 }, { wide: 2 }] } } },
    ],
  ],
  ["a new value", [{ body: { success: true, data: { size: "XL" } } }]],
  [
    "a new parameter, once and twice",
    [
      { ...fine, path: "/rooms/7?lang=en" },
      { ...fine, path: "/rooms/7?tag=a&tag=b" },
    ],
  ],
  [
    "a new endpoint with ids and a query",
    [
      { ...fine, path: "/rooms/7/beds/9?deep=1" },
      { ...fine, path: "/rooms/8/beds/3" },
    ],
  ],
  ["a new method of a path that it knows", [{ ...fine, method: "PATCH", sent: { size: "L" } }]],
  [
    "a form",
    [
      {
        ...fine,
        method: "POST",
        path: "/rooms/7/photo",
        sent: "side=front&page=2",
        sentAs: "application/x-www-form-urlencoded",
      },
    ],
  ],
  [
    "a reply with more than its data",
    [{ ...fine, path: "/rooms/7/beds", body: { ...fine.body, took: 5, messages: [] } }],
  ],
];
test.each(SEEN)("suggest: overlay applied → replay is clean: %s", async (_, seen) => {
  const { replayed } = await suggest(...seen);
  expect(replayed.out).toContain("Clean: no drift was found.");
});

const size = (it: unknown) => ({ body: { success: true, data: { size: it } } });
const LOOSENED: [string, string[], Seen[], string][] = [
  ["null in an enumeration", ["null"], [size(null)], "wrong-type"],
  ["another type", ["type"], [{ body: { success: true, messages: "None" } }], "wrong-type"],
  [
    "two other types",
    ["type"],
    [{ body: { ...fine.body, messages: 2 } }, { body: { ...fine.body, messages: 2.5 } }],
    "wrong-type",
  ],
  ["null, and another type", ["all"], [{ body: { success: true, messages: [7, null] } }], "wrong-type"],
  ["a missing field", ["missing"], [{ body: { data: { size: "S" } } }], "missing-field"],
];
test.each(LOOSENED)(
  "suggest --loosen: %s → replay is clean after apply, not without the option",
  async (_, kinds, seen, rule) => {
    const { replayed } = await suggestWith(["--loosen", ...kinds], ...seen);
    expect(replayed.out).toContain("Clean: no drift was found.");
    const strict = await suggest(...seen);
    expect(strict.out).toMatch(/actions: \[\]/);
    expect(strict.replayed.out).toContain(rule);
  },
);

test("suggest --loosen: request that the server refused → no suggestion; unknown name → exit code 2", async () => {
  const wrong = { sent: { deep: 1 }, method: "GET", status: 418, body: refused };
  expect((await suggestWith(["--loosen", "all"], wrong)).out).not.toContain("may be missing");
  const { code, err } = await runCli(["suggest", "--har", "x", "--loosen", "everything"]);
  expect([code, err]).toEqual([2, expect.stringContaining("--loosen takes null, type, missing or all")]);
});

describe("no suggestion", () => {
  test("suggest: refusal at a new status → refusal schema, no success", async () => {
    const { out } = await suggest({ status: 418, body: refused });
    expect(out).toContain('$ref: "#/components/schemas/Refusal"');
    expect(out).not.toContain("Envelope");
  });

  test("suggest: endpoint that only failed → no suggestion", async () => {
    const { out } = await suggest(
      { path: "/rooms/7/ghosts", status: 404, body: refused },
      { path: "/rooms/7/ghosts", method: "POST", status: 405, body: refused },
      { path: "/rooms/7/ghosts", method: "PUT", status: 502, body: "<html>", type: "text/html" },
      { path: "/rooms/7/", ...fine },
    );
    expect(out).toMatch(/actions: \[\]/);
  });
});
