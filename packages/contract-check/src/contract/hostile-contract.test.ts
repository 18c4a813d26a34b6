import { mkdir, symlink } from "node:fs/promises";
import { dirname } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { runProgram } from "../testing/run-program.ts";
import { workFolder } from "../testing/work-folder.ts";

const work = workFolder();
const HEAD = 'openapi: 3.1.0\ninfo: { title: Notes, version: "1" }\n';
const JSON_REPLY = (schema: string) => `{ description: Done, content: { application/json: { schema: ${schema} } } }`;
const paths = (schema: string) =>
  `paths: { /notes: { get: { operationId: listNotes, responses: { "200": ${JSON_REPLY(schema)} } } } }\n`;

/** Eleven lists, each of which repeats the one before nine times. */
const LAUGHS = [
  "  - &l0 [ha, ha, ha, ha, ha, ha, ha, ha, ha]",
  ...Array.from({ length: 11 }, (_, index) => `  - &l${index + 1} [${Array(9).fill(`*l${index}`).join(", ")}]`),
].join("\n");

let har = "";
beforeAll(async () => {
  har = await work.har("clean.har", [
    {
      request: { method: "GET", url: "https://office.example/notes" },
      response: { status: 200, content: { mimeType: "application/json", text: '"hello"' } },
    },
  ]);
  await mkdir(work.path("own/parts"), { recursive: true });
  await mkdir(work.path("common"));
  await work.put("common/text.yaml", "type: string\n");
  await work.put("own/parts/text.yaml", "type: string\n");
  await symlink(work.path("common/text.yaml"), work.path("own/linked.yaml"));
  await symlink(work.path("common"), work.path("own/folder"));
});

const put = async (name: string, text: string) => {
  await mkdir(dirname(work.path(name)), { recursive: true });
  return work.put(name, text);
};
/** Replays against a contract with this schema, in a folder of its own. */
const replay = async (schema: string, ...more: string[]) =>
  runProgram("replay", "--har", har, "--contract", await put("own/openapi.yaml", HEAD + paths(schema)), ...more);

describe("contract references", () => {
  test.each([
    ["a file above", "{ $ref: ../common/text.yaml }"],
    ["a file above, by a long way", "{ $ref: parts/../../common/text.yaml }"],
    ["a file of the system", "{ $ref: ../../../../../../../../etc/passwd }"],
    ["an absolute path", "{ $ref: /etc/passwd }"],
    ["a symbolic link", "{ $ref: linked.yaml }"],
    ["a file behind a symbolic link", "{ $ref: folder/text.yaml }"],
  ])("contract: reference to %s → not read, exit code 3", async (_, schema) => {
    const { code, out, err } = await replay(schema);
    expect([code, out]).toEqual([3, ""]);
    const text = err.replaceAll(/\s+/g, " ");
    expect(text).toMatch(/^Could not check: The contract cannot be used: .*own\/openapi\.yaml:3 /);
    expect(text).toContain("is outside of the contract's folder. --ref-folder names another folder");
    expect(text).not.toMatch(/root:|itself failed| at /);
  });

  test.each(["file:///etc/passwd", "data:application/json,{}", "https://a.example/x.yaml"])(
    "contract: reference to %s → not asked, exit code 3",
    async (address) => {
      const { code, err } = await replay(`{ $ref: "${address}" }`);
      expect(code).toBe(3);
      expect(err.replaceAll(/\s+/g, " ")).toContain("is an address, not a file");
    },
  );

  test("contract: reference into its own folder → read", async () => {
    expect(await replay("{ $ref: parts/text.yaml }")).toMatchObject({ code: 0, err: "" });
  });

  test("contract: --ref-folder → references into that folder are read, also through links", async () => {
    for (const reference of ["../common/text.yaml", "linked.yaml", "folder/text.yaml"])
      expect(await replay(`{ $ref: ${reference} }`, "--ref-folder", work.path("common"))).toMatchObject({ code: 0 });
    expect((await replay("{ $ref: /etc/passwd }", "--ref-folder", work.path("common"))).code).toBe(3);
  });

  test("contract: what --ref-folder allowed once is cached → still refused without it", async () => {
    await mkdir(work.path("own/node_modules"));
    const outside = "{ $ref: ../common/text.yaml }";
    expect((await replay(outside, "--ref-folder", work.path("common"))).code).toBe(0);
    expect((await replay(outside)).code).toBe(3);
  });
});

describe("contract size", () => {
  test.each([
    ["aliases that multiply", `x-laughs:\n${LAUGHS}\n`, "has aliases that stand for more than"],
    ["an alias of itself", "x-loop: &loop [*loop]\n", "has an alias that stands for itself"],
    ["100,000 nested lists", `x-deep: ${"[".repeat(1e5)}${"]".repeat(1e5)}\n`, "nesting exceeded"],
    [
      "aliases nested 600 levels deep",
      `x-deep:\n  - &d0 [1]\n${Array.from({ length: 600 }, (_, it) => `  - &d${it + 1} [*d${it}]`).join("\n")}\n`,
      "is nested more than 500 levels deep",
    ],
  ])("contract: %s → refused, exit code 3", async (_, text, problem) => {
    const contract = await put("big/openapi.yaml", HEAD + text + paths("{ type: string }"));
    const { code, out, err } = await runProgram("replay", "--har", har, "--contract", contract);
    expect([code, out]).toEqual([3, ""]);
    // The message is wrapped at 80 characters, by the length of the folder's name.
    const said = err.replaceAll(/\s+/g, " ");
    expect(said).toMatch(/^Could not check: The contract \S*big\/openapi\.yaml cannot be read: /);
    expect(said).toContain(problem);
  });

  test("contract: aliases in a file that it refers to → that file is named", async () => {
    await put("own/parts/laughs.yaml", `x-laughs:\n${LAUGHS}\ntype: string\n`);
    const { code, err } = await replay("{ $ref: parts/laughs.yaml }");
    expect(code).toBe(3);
    expect(err.replaceAll(/\s+/g, " ")).toMatch(/parts\/laughs\.yaml has aliases that stand for more than/);
  });

  test("contract: a handful of aliases → read", async () => {
    const text = `x-text: &text { type: string }\n${paths("*text")}`;
    const contract = await put("few/openapi.yaml", HEAD + text);
    expect(await runProgram("replay", "--har", har, "--contract", contract)).toMatchObject({ code: 0, err: "" });
  });

  test("contract: chain of 20,000 references → error message without a stack", async () => {
    const chain = Array.from(
      { length: 20_000 },
      (_, it) => `    T${it}: { allOf: [{ $ref: "#/components/schemas/T${it + 1}" }] }`,
    );
    const components = `components:\n  schemas:\n    T20000: { type: string }\n${chain.join("\n")}\n`;
    const contract = await put("long/openapi.yaml", HEAD + paths('{ $ref: "#/components/schemas/T0" }') + components);
    const { code, out, err } = await runProgram("replay", "--har", har, "--contract", contract);
    expect(code).not.toBe(-1);
    expect(out + err).not.toMatch(/itself failed|call stack|\n\s+at /);
  });

  test.each([
    ["aliases that multiply", `accepted:\n${LAUGHS}\n`, "aliases that stand for too many values"],
    ["100,000 nested lists", `accepted: ${"[".repeat(1e5)}${"]".repeat(1e5)}`, "is nested too deeply"],
    ["broken text", "accepted:\n  - {rule: hunter2, 'x\n", "is not YAML: line"],
  ])("baseline: %s → refused, exit code 3", async (_, text, problem) => {
    const contract = await put("small/openapi.yaml", HEAD + paths("{ type: string }"));
    const baseline = await work.put("baseline.yaml", text);
    const { code, err } = await runProgram("replay", "--har", har, "--contract", contract, "--baseline", baseline);
    expect(code).toBe(3);
    expect(err.replaceAll(/\s+/g, " ")).toMatch(
      new RegExp(`^Could not check: The baseline .*baseline\\.yaml .*${problem}`),
    );
    expect(err).not.toContain("hunter2");
  });
});
