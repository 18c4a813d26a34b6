import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { ROOT } from "../lib/root.ts";

/** What is to be written: texts by their paths from the repository's root. Those that are `changed` are there already. */
export type Files = { written: Readonly<Record<string, string>>; changed: Readonly<Record<string, string>> };

/** Writes the files as the formatter has them, and says which. Nothing is written when one of them would be overwritten. */
export const writeFiles = ({ written, changed }: Files, root = ROOT): void => {
  const there = Object.keys(written).filter((path) => existsSync(root + path));
  if (there.length > 0) throw new Error(`${there.join(", ")}: there already. Choose another --name.`);
  const all = Object.entries({ ...written, ...changed });
  for (const [path, text] of all) {
    mkdirSync(dirname(root + path), { recursive: true });
    writeFileSync(root + path, text);
  }
  const paths = all.map(([path]) => path);
  spawnSync(`${ROOT}node_modules/.bin/oxfmt`, paths, { cwd: root, stdio: ["ignore", "ignore", "inherit"] });
  console.log(paths.map((path) => `${path in written ? "new    " : "changed"} ${path}`).join("\n"));
};
