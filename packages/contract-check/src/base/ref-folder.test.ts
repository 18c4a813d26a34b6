import { execFileSync } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { expect, test } from "vitest";
import { runCli } from "../testing/run-cli.ts";
import { workFolder } from "../testing/work-folder.ts";

const work = workFolder();
const contract = `openapi: 3.1.0
info: { title: Notes, version: "1" }
paths:
  /notes:
    get:
      operationId: listNotes
      responses:
        "200":
          description: Done
          content: { application/json: { schema: { $ref: ../common/text.yaml } } }
`;

test("diff: base at a git revision refers to another folder → read with --ref-folder, otherwise exit code 3", async () => {
  const git = (...words: string[]) =>
    execFileSync("git", ["-c", "user.name=T", "-c", "user.email=t@example.com", ...words], {
      cwd: work.path("."),
      stdio: "pipe",
    });
  await mkdir(work.path("api"));
  await mkdir(work.path("common"));
  await work.put("api/openapi.yaml", contract);
  await work.put("common/text.yaml", "type: string\n");
  git("init", "-q");
  git("add", ".");
  git("commit", "-qm", "Before");
  await work.put("common/text.yaml", "type: integer\n");
  const args = ["diff", "--contract", work.path("api"), "--base", "HEAD"];
  const { code, out } = await runCli([...args, "--ref-folder", work.path("common")]);
  expect([code, out]).toEqual([1, expect.stringContaining("string") as string]);
  expect(await runCli(args)).toMatchObject({ code: 3, out: "" });
});
