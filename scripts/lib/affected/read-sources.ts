import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { ROOT } from "../root.ts";
import type { Doors, Sources } from "./import-graph.ts";

const git = (...args: string[]): string[] =>
  execFileSync("git", args, { cwd: ROOT, encoding: "utf8", maxBuffer: 2 ** 26 })
    .split("\n")
    .filter((it) => it !== "");

/** Files that differ from a commit, including untracked ones. */
export const changedSince = (revision: string): string[] => [
  ...git("diff", "--name-only", "--no-renames", revision, "--"),
  ...git("ls-files", "--others", "--exclude-standard"),
];

/** All files of the repository, TypeScript with its text. */
export const readSources = (): Sources =>
  new Map(
    git("ls-files", "--cached", "--others", "--exclude-standard")
      .filter((it) => existsSync(ROOT + it))
      .map((it) => [it, /\.tsx?$/.test(it) ? readFileSync(ROOT + it, "utf8") : ""]),
  );

const PACKAGES = ["api-client", "ui", "mocks", "contract-check", "console"];

/** Targets of package names and of the console's `#` imports. Entries that end with a slash are folders. */
export const readDoors = (): Doors =>
  Object.fromEntries(
    PACKAGES.flatMap((name) => {
      const folder = `packages/${name}`;
      const { exports = {}, imports = {} } = JSON.parse(readFileSync(`${ROOT}${folder}/package.json`, "utf8")) as {
        exports?: Record<string, string>;
        imports?: Record<string, string>;
      };
      const entry = (from: string, to: string) => [
        from.replace(/\*$/, ""),
        posix.join(folder, to).replace(/\*.*$/, ""),
      ];
      return [
        ...Object.entries(exports).map(([it, to]) => entry(posix.join(`@backoffice/${name}`, it), to)),
        ...Object.entries(imports).map(([it, to]) => entry(it, to)),
      ];
    }),
  ) as Doors;
