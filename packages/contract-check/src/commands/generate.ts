import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import type { Bundle } from "@backoffice/api-client/codegen";
import type { Finding } from "../findings/finding.ts";
import { CannotCheck } from "../frame/cannot-check.ts";
import type { Command } from "../frame/command.ts";
import { UsageError } from "../frame/usage-error.ts";
import { compareFolders, type Difference } from "../generated-files/compare-folders.ts";
import { loadGenerator } from "../generated-files/load-generator.ts";

const MESSAGES = {
  stale: "is not what the contract says",
  missing: "is missing",
  "left-over": "is left over: nothing in the contract asks for it",
} as const;

const isFolder = (path: string) =>
  stat(path).then(
    (it) => it.isDirectory(),
    () => false,
  );

const findingOf = (folder: string, { name, kind, line }: Difference): Finding => ({
  rule: `generated-${kind}`,
  severity: "error",
  operation: "generated files",
  where: name,
  message: MESSAGES[kind],
  hint: "Run pnpm generate, and commit what it writes.",
  file: relative(process.cwd(), join(folder, name)),
  line: line ?? 1,
});

/** `generate --check`: whether the generated files match the contract. */
export const generate: Command = {
  usage: "--check [options]",
  description:
    "Generates the client anew in a folder of its own and compares it, byte by byte, with what is there: a changed, a missing and a left-over file each fail, whether git knows of them or not. pnpm generate writes; this command only looks.",
  options: {
    check: { description: "compare; there is nothing else that this command does" },
    generated: { value: "folder", description: "what is compared (default packages/api-client/src/generated)" },
  },
  examples: ["contract-check generate --check"],
  run: async ({ given, contract: load }) => {
    if (!given.isOn("check"))
      throw new UsageError("--check is missing: this command only compares; pnpm generate writes.");
    const generateInto = await loadGenerator();
    const there = given.text("generated") ?? "packages/api-client/src/generated";
    if (!(await isFolder(there))) throw new CannotCheck(`There is no folder of generated files at ${there}.`);
    const contract = await load();
    const work = await mkdtemp(join(tmpdir(), "contract-check-"));
    try {
      const out = join(work, "generated");
      const files = await generateInto({ contract: contract.document as unknown as Bundle["document"], out }).catch(
        (error: unknown) => {
          const [sentence] = (error as Error).message.split("\n");
          throw new CannotCheck(`Nothing can be generated from ${contract.file}: ${sentence}`, { cause: error });
        },
      );
      return {
        command: "generate",
        findings: (await compareFolders(out, there)).map((it) => findingOf(there, it)),
        cases: [{ operation: "generated files", group: "generate" }],
        notes: [`${files.length} generated files were compared.`],
      };
    } finally {
      await rm(work, { recursive: true, force: true });
    }
  },
};
