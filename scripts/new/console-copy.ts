import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "../lib/root.ts";
import { writeFiles, type Files } from "./write-files.ts";

const CONSOLE = "packages/console";
export const FEATURES: string = `${CONSOLE}/src/features`;
/** The result of a tool without findings. */
export const FINE = { status: 0, stdout: "" };

const COPIED = [`${CONSOLE}/src`, `${CONSOLE}/scripts`, `${CONSOLE}/package.json`, "scripts"];
const LINKED = ["node_modules", ".oxlintrc.json", ".oxfmtrc.json", "vitest.projects.ts"];
const PACKAGES = [`${CONSOLE}/node_modules`, "packages/ui", "packages/api-client", "packages/mocks"];

/** A copy of the console to write into, next to everything else of the project. */
export const consoleCopy = () => {
  const root = `${mkdtempSync(join(tmpdir(), "scaffold-"))}/`;
  for (const part of COPIED) cpSync(ROOT + part, root + part, { recursive: true });
  for (const name of [...LINKED, ...PACKAGES]) symlinkSync(ROOT + name, root + name);
  return {
    root,
    remove: () => rmSync(root, { recursive: true }),
    /** Runs a tool of the project in the copy. */
    run: (tool: string, ...options: string[]) => {
      const { stdout, status } = spawnSync(`${ROOT}node_modules/.bin/${tool}`, options, {
        cwd: root,
        encoding: "utf8",
      });
      return { status, stdout };
    },
    /** Writes the files into the copy. Returns their paths. */
    write: (files: Files): string[] => {
      writeFiles(files, root);
      return Object.keys({ ...files.written, ...files.changed });
    },
    /** Type-checks these files and their imports. */
    typeChecks: (paths: readonly string[]): void => {
      const files = [...paths, `${CONSOLE}/src/globals.d.ts`];
      writeFileSync(`${root}tsconfig.json`, JSON.stringify({ extends: `${ROOT}tsconfig.json`, files, include: [] }));
    },
  };
};
