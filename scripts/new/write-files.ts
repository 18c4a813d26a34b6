import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { ROOT } from "../lib/root.ts";

/**
 * Files to write: text by path relative to the repository root. `changed` files exist already; `notes` are for the
 * reader of the terminal.
 */
export type Files = {
  written: Readonly<Record<string, string>>;
  changed: Readonly<Record<string, string>>;
  notes?: readonly string[];
};

/** Writes the files, formatted, and prints their paths. Writes nothing if one of them would be overwritten. */
export const writeFiles = ({ written, changed, notes = [] }: Files, root = ROOT): void => {
  const there = Object.keys(written).filter((path) => existsSync(root + path));
  if (there.length > 0) throw new Error(`${there.join(", ")}: there already. Choose another --name.`);
  const all = Object.entries({ ...written, ...changed });
  for (const [path, text] of all) {
    mkdirSync(dirname(root + path), { recursive: true });
    writeFileSync(root + path, text);
  }
  const paths = all.map(([path]) => path);
  spawnSync(`${ROOT}node_modules/.bin/oxfmt`, paths, { cwd: root, stdio: ["ignore", "ignore", "inherit"] });
  console.log([...paths.map((path) => `${path in written ? "new    " : "changed"} ${path}`), ...notes].join("\n"));
};
