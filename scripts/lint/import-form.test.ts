import { expect, test } from "vitest";
import { runOxlint } from "./run-oxlint.ts";

const SRC = "packages/console/src";

/** [file, imported path]. */
const ODD: [string, string][] = [
  [`${SRC}/kit/list/a.ts`, "../queue/x.ts"],
  [`${SRC}/kit/list/rows/b.ts`, "#kit/list/x.ts"],
  [`${SRC}/kit/c.ts`, "./list/x.ts"],
  [`${SRC}/entities/money/d.ts`, "../player/x.ts"],
  [`${SRC}/features/banks/bank-list/e.ts`, "../../../kit/list/x.ts"],
  [`${SRC}/features/banks/bank-list/f.test.ts`, "../../../testing/x.ts"],
];

const FINE: [string, string][] = [
  [`${SRC}/kit/list/rows/g.ts`, "../x.ts"],
  [`${SRC}/kit/list/h.ts`, "#kit/queue/x.ts"],
  [`${SRC}/entities/money/i.ts`, "#kit/list/x.ts"],
  [`${SRC}/features/banks/bank-list/j.ts`, "#entities/money/x.ts"],
  [`${SRC}/features/banks/bank-list/k.ts`, "./list/x.ts"],
  [`${SRC}/app/l.ts`, "../shell/x.ts"],
  [`${SRC}/app/m.ts`, "react"],
  ["packages/ui/src/form/n.ts", "../table/x.ts"],
];

test("import form: another than the one of its place → refused; that one → allowed", async () => {
  const files = [...ODD, ...FINE].map(([file, source]) => [file, `export { something } from "${source}";\n`]);
  const fired = await runOxlint(Object.fromEntries(files) as Record<string, string>);
  for (const [file, source] of ODD)
    expect(fired[file], `${file} imports ${source}`).toEqual(["backoffice(import-form)"]);
  for (const [file, source] of FINE) expect(fired[file], `${file} imports ${source}`).toEqual([]);
});
