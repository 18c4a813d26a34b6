import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/**
 * Runs the real oxlint with the project's configuration on a small repository made of `files` (path to text). Returns
 * the violated rules by path.
 */
export const runOxlint = async (files: Record<string, string>): Promise<Record<string, string[]>> => {
  const repository = await mkdtemp(join(tmpdir(), "lint-"));
  try {
    await cp(join(ROOT, ".oxlintrc.json"), join(repository, ".oxlintrc.json"));
    await cp(join(ROOT, "scripts/lint"), join(repository, "scripts/lint"), { recursive: true });
    await symlink(join(ROOT, "node_modules"), join(repository, "node_modules"), "dir");
    for (const [path, text] of Object.entries(files)) {
      await mkdir(join(repository, dirname(path)), { recursive: true });
      await writeFile(join(repository, path), text);
    }
    const cli = join(ROOT, "node_modules/oxlint/bin/oxlint");
    // Only our files, without type information, which these rules do not need.
    const args = [cli, "--format", "json", ...Object.keys(files)];
    const output = await new Promise<string>((resolve) => {
      execFile(process.execPath, args, { cwd: repository }, (_error, stdout) => resolve(stdout));
    });
    const { diagnostics } = JSON.parse(output) as { diagnostics: { code: string; filename: string }[] };
    const fired: Record<string, string[]> = {};
    for (const path of Object.keys(files)) fired[path] = [];
    for (const { code, filename } of diagnostics) fired[filename]?.push(code);
    return fired;
  } finally {
    await rm(repository, { recursive: true, force: true });
  }
};
