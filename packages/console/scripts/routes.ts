import { fileURLToPath } from "node:url";
import { modules } from "../src/app/modules.ts";
import { SIGN_IN } from "../src/features/sign-in/sign-in.path.ts";
import { filesOf } from "./files-of.ts";

/**
 * `pnpm routes`: the page catalogue as a table, with `--json` as JSON. `pnpm routes TEXT`: the files of the pages and
 * panels whose title, path or id has the text.
 */
const rows = [
  ...modules.flatMap((module) =>
    module.pages.flatMap(({ path, title, group, permission = "", variants = {} }) => [
      { path, title, group, permission },
      ...Object.entries(variants).map(([query, variant]) => ({
        path: `${path}?${query}`,
        title: variant,
        group,
        permission,
      })),
    ]),
  ),
  { path: SIGN_IN, title: "Sign in", group: "Outside the catalogue", permission: "public" },
];

/** Pages and panels with the text, and their files. */
const pathsIn = (text: string): string[] => {
  const files = filesOf(fileURLToPath(new URL("..", import.meta.url)));
  const panels = modules.flatMap((module) => module.panels.map(({ id, title }) => ({ path: id, title })));
  return [...rows, ...panels]
    .filter(({ path }) => path !== SIGN_IN)
    .filter((it) => `${it.title}\n${it.path}`.toLowerCase().includes(text.toLowerCase()))
    .map(({ path, title }) => `${title} (${path}): packages/console/${files.get(path.split("?")[0]!)}`);
};

const [text] = process.argv.slice(2).filter((it) => !it.startsWith("--"));

if (text) console.log(pathsIn(text).join("\n") || `No page or panel has ${text} in its title, its path or its id.`);
else if (process.argv.includes("--json")) console.log(JSON.stringify(rows, null, 2));
else {
  const columns = ["path", "title", "group", "permission"] as const;
  const widths = columns.map((name) => Math.max(name.length, ...rows.map((row) => row[name].length)));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, index) => cell.padEnd(widths[index]!))
      .join("  ")
      .trimEnd();
  console.log([line(columns), ...rows.map((row) => line(columns.map((name) => row[name])))].join("\n"));
}
