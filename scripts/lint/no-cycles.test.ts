import { expect, test } from "vitest";
import { runOxlint } from "./run-oxlint.ts";

const STATIC = "import(no-cycle)";
const LAZY = "backoffice(no-lazy-cycle)";

test("no-cycle: cyclic imports, also of types → refused", async () => {
  const fired = await runOxlint({
    "values/a.ts": 'import { b } from "./b.ts";\nexport const a = () => b;\n',
    "values/b.ts": 'import { a } from "./a.ts";\nexport const b = () => a;\n',
    "types/a.ts": 'import type { B } from "./b.ts";\nexport type A = { b: B };\n',
    "types/b.ts": 'export type { A as B } from "./c.ts";\n',
    "types/c.ts": 'import { type A } from "./a.ts";\nexport type C = { a: A };\n',
    "by-name/package.json": '{ "imports": { "#parts/*": "./*" } }\n',
    "by-name/a.ts": 'import { b } from "#parts/b.ts";\nexport const a = () => b;\n',
    "by-name/b.ts": 'import { a } from "#parts/a.ts";\nexport const b = () => a;\n',
    "straight/a.ts": 'import type { B } from "./b.ts";\nexport type A = { b: B };\n',
    "straight/b.ts": "export type B = string;\n",
  });
  for (const file of [
    "values/a.ts",
    "values/b.ts",
    "types/a.ts",
    "types/b.ts",
    "types/c.ts",
    "by-name/a.ts",
    "by-name/b.ts",
  ])
    expect(fired[file], file).toEqual([STATIC]);
  for (const file of ["straight/a.ts", "straight/b.ts"]) expect(fired[file], file).toEqual([]);
});

test("no-lazy-cycle: lazily loaded file imports its loader → refused", async () => {
  const load = 'export const load = () => import("./page.ts");\n';
  const fired = await runOxlint({
    "value/load.ts": load,
    "value/page.ts": 'import { load } from "./load.ts";\nexport const page = () => load;\n',
    "type/load.ts": `${load}export type Loaded = string;\n`,
    "type/page.ts": 'import { part } from "./part.ts";\nexport const page = part;\n',
    "type/part.ts": 'import type { Loaded } from "./load.ts";\nexport const part: Loaded = "";\n',
    "lazy/load.ts": load,
    "lazy/page.ts": 'export const again = () => import("./load.ts");\n',
    "by-name/package.json": '{ "imports": { "#parts/*": "./*" } }\n',
    "by-name/load.ts": 'export const load = () => import("#parts/page.ts");\n',
    "by-name/page.ts": 'import { load } from "#parts/load.ts";\nexport const page = () => load;\n',
    "straight/load.ts": load,
    "straight/page.ts": 'import { part } from "./part.ts";\nexport const page = part;\n',
    "straight/part.ts": 'export const part = "";\n',
  });
  for (const file of ["value/load.ts", "type/load.ts", "lazy/load.ts", "lazy/page.ts", "by-name/load.ts"])
    expect(fired[file], file).toEqual([LAZY]);
  for (const file of ["value/page.ts", "type/page.ts", "type/part.ts", "straight/load.ts", "straight/part.ts"])
    expect(fired[file], file).toEqual([]);
});
