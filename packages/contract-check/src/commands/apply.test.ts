import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { jsonOf } from "../testing/findings-of.ts";
import { runCli } from "../testing/run-cli.ts";
import { workFolder } from "../testing/work-folder.ts";

const work = workFolder();
type Json = { [key: string]: Json };
const note = {
  type: "object",
  required: ["id", "text"],
  properties: { id: { type: "integer" }, text: { type: "string" } },
};
const document = {
  openapi: "3.1.0",
  info: { title: "Notes", version: "1" },
  paths: { "/notes": { get: { operationId: "listNotes", tags: ["notes"], responses: { 200: jsonOf(note) } } } },
};
const SCHEMA = "$.paths['/notes'].get.responses['200'].content['application/json'].schema";

const apply = async (actions: unknown, output = "patched.json") => {
  const contract = await work.put("contract.yaml", stringify(document));
  const overlay = await work.put(
    "patch.yaml",
    stringify({ overlay: "1.0.0", info: { title: "T", version: "1" }, actions }),
  );
  const ran = await runCli(["apply", "--contract", contract, "--overlay", overlay, "--output", work.path(output)]);
  const text = ran.code === 0 ? await readFile(work.path(output), "utf8") : "{}";
  const patched = parse(text) as Json;
  return {
    ...ran,
    text,
    schema:
      patched["paths"]?.["/notes"]?.["get"]?.["responses"]?.["200"]?.["content"]?.["application/json"]?.["schema"],
  };
};

describe("apply", () => {
  test("apply: update → objects are merged, lists appended, values replaced", async () => {
    const update = { required: ["kind"], properties: { kind: { type: "string" }, id: { type: ["integer", "null"] } } };
    const { code, err, schema } = await apply([{ target: SCHEMA, update }]);
    expect([code, err]).toEqual([0, "1 action applied.\n"]);
    expect(schema).toEqual({
      type: "object",
      required: ["id", "text", "kind"],
      properties: { id: { type: ["integer", "null"] }, text: { type: "string" }, kind: { type: "string" } },
    });
  });

  test("apply: update of a list → appended; remove → every match is gone", async () => {
    const { schema } = await apply([
      { target: `${SCHEMA}.required`, update: "kind" },
      { target: `${SCHEMA}.required[?@ == 'id' || @ == 'text']`, remove: true },
      { target: `${SCHEMA}.properties.text`, remove: true },
    ]);
    expect(schema).toMatchObject({ required: ["kind"], properties: { id: { type: "integer" } } });
    expect(Object.keys(schema!["properties"]!)).toEqual(["id"]);
  });

  test("apply: output by its name → JSON or YAML, both are contracts", async () => {
    expect((await apply([])).text).toMatch(/^\{\n/);
    expect((await apply([], "patched.yaml")).text).toMatch(/^openapi: 3\.1\.0\n/);
    const ran = await runCli(["replay", "--contract", work.path("patched.yaml"), "--har", "none.har"]);
    expect(ran.err).toContain("There is no file none.har");
  });

  test.each([
    [
      "nothing matches",
      [{ target: "$.paths['/tags']", update: {} }],
      /^Could not check: Action 1 of .* has a target that the contract does not have: \$\.paths/,
    ],
    ["no JSONPath", [{ target: "paths/notes", update: {} }], /has a target that is no JSONPath/],
    ["no target", [{ update: {} }], /has no target/],
    ["an update of a text", [{ target: "$.info.title", update: {} }], /neither an object nor a list/],
    ["no actions", "none", /is no OpenAPI Overlay/],
  ])("apply: %s → exit code 3", async (_, actions, expected) => {
    const { code, err } = await apply(actions);
    expect(code).toBe(3);
    expect(err.replaceAll(/\n\s*/g, " ")).toMatch(expected);
  });

  test("apply: no overlay → exit code 2; none at its path → exit code 3", async () => {
    expect((await runCli(["apply"])).code).toBe(2);
    expect(await runCli(["apply", "--overlay", work.path("none.yaml")])).toMatchObject({
      code: 3,
      err: expect.stringContaining("cannot be read: ENOENT") as string,
    });
  });
});
