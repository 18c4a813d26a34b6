import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import { stringify } from "yaml";
import { jsonOf } from "../testing/findings-of.ts";
import { runCli } from "../testing/run-cli.ts";
import { workFolder } from "../testing/work-folder.ts";
import { visible } from "./visible.ts";

const work = workFolder();
let contract = "";
let har = "";
/** Field names of a hostile contract; those of traffic are not shown. */
const NAMES = [
  "\n::error::one",
  "\u001B[31mtwo",
  "\u202Ethree",
  "##[error]four",
  "](https://a.example)`five` @six",
  "\u2028seven",
];

beforeAll(async () => {
  const schema = { type: "object", required: NAMES, properties: { a: { type: "string" } } };
  contract = await work.put(
    "contract.yaml",
    stringify({
      openapi: "3.1.0",
      info: { title: "Notes", version: "1" },
      paths: { "/notes": { get: { operationId: "listNotes", responses: { 200: jsonOf(schema) } } } },
    }),
  );
  har = await work.put(
    "odd.ndjson",
    JSON.stringify({
      request: { method: "GET", url: "https://office.example/notes" },
      response: { status: 200, headers: { "content-type": "application/json" }, body: {} },
    }),
  );
});

describe("hostile field names in reports", () => {
  test.each(["text", "json", "junit", "sarif", "github", "markdown"])(
    "hostile field names as %s: no control characters or commands",
    async (format) => {
      const { code, out } = await runCli(["replay", "--contract", contract, "--har", har, "--format", format]);
      expect(code).toBe(1);
      expect(out).not.toMatch(/(?!\n)\p{Cc}|[\u2028\u2029\u202A-\u202E]/u);
      expect(out).not.toContain("##[");
      const commands = out.split("\n").filter((it) => /^\s*::/.test(it));
      expect(commands).toHaveLength(format === "github" ? NAMES.length : 0);
      const marks = format === "markdown" ? out.match(/(?<!\\)[`[\]]|@/g) : null;
      expect(marks).toBeNull();
    },
  );
});

test("visible: letters are kept, control characters are escaped", () => {
  expect(visible("Überweisung, 支払い, السحب, 👋")).toBe("Überweisung, 支払い, السحب, 👋");
  expect(visible("a\tb")).toBe("a\\u0009b");
});

test("JSON report: summary counts its findings", async () => {
  const other = await work.put(
    "other.yaml",
    stringify({
      openapi: "3.1.0",
      info: { title: "Notes", version: "1" },
      paths: { "/others": { get: { responses: {} } } },
    }),
  );
  const { out } = await runCli(["diff", "--base", contract, "--contract", other, "--format", "json"]);
  expect(JSON.parse(out)).toMatchObject({ summary: "1 error, 0 warnings." });
});

test("output pipe: reader closes it → exit code 0, no error", async () => {
  const cli = fileURLToPath(new URL("../cli.ts", import.meta.url));
  const said = await new Promise<string>((resolve) => {
    const child = execFile(process.execPath, [cli, "--help"], (error, _, stderr) =>
      resolve(`${error?.code ?? 0} ${stderr}`),
    );
    child.stdout!.destroy();
  });
  expect(said).toBe("0 ");
});
