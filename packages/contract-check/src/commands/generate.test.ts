import { appendFile, cp, rm, writeFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { changedContract } from "../testing/edits/changed-contract.ts";
import { runCli } from "../testing/run-cli.ts";
import { workFolder } from "../testing/work-folder.ts";

const work = workFolder();

test("generate --check: changed, missing and left-over files → findings", async () => {
  const folder = work.path("generated");
  await cp("packages/api-client/src/generated", folder, { recursive: true });
  await appendFile(`${folder}/banks.ts`, "// by hand\n");
  await rm(`${folder}/players.ts`);
  await writeFile(`${folder}/validators/old.reply.ts`, "export {};\n");
  const { code, out } = await runCli(["generate", "--check", "--generated", folder, "--format", "json"]);
  expect(code).toBe(1);
  const { findings } = JSON.parse(out) as { findings: { rule: string; where: string; line: number }[] };
  expect(findings.map(({ rule, where }) => `${rule} ${where}`)).toEqual([
    "generated-stale banks.ts",
    "generated-missing players.ts",
    "generated-left-over validators/old.reply.ts",
  ]);
  expect(findings[0]!.line).toBeGreaterThan(1);
});

test("generate --check: wrong arguments → exit code 2; unusable input → exit code 3", async () => {
  expect(await runCli(["generate"])).toMatchObject({
    code: 2,
    err: expect.stringMatching(/^--check is missing/) as string,
  });
  expect((await runCli(["generate", "--check", "--generated", work.path("none")])).code).toBe(3);
  const broken = await changedContract(work.path("broken"), [
    "areas/banks.yaml",
    "#/responses/OneBank",
    "#/responses/No",
  ]);
  const { code, err } = await runCli(["generate", "--check", "--contract", broken]);
  expect(code).toBe(3);
  expect(err).not.toMatch(/\n\s+at /);
});
