import { modules } from "../src/app/modules.ts";
import { SIGN_IN } from "../src/features/sign-in/sign-in.path.ts";

/** `pnpm routes`: the page catalogue as a table, with `--json` as JSON. */
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

if (process.argv.includes("--json")) console.log(JSON.stringify(rows, null, 2));
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
