import { expect, test } from "vitest";
import { runOxlint } from "./run-oxlint.ts";

const RULE = "backoffice(directions)";
const SRC = "packages/console/src";

/** [file, imported path]. */
const AGAINST: [string, string][] = [
  ["packages/ui/src/a.ts", "@backoffice/api-client"],
  ["packages/ui/src/b.ts", "../../console/src/kit/x.ts"],
  ["packages/api-client/src/a.ts", "@backoffice/ui"],
  ["packages/api-client/src/b.ts", "@backoffice/mocks"],
  ["packages/mocks/src/a.ts", "@backoffice/ui"],
  ["packages/mocks/src/b.ts", "../../api-client/src/generated/banks.ts"],
  ["packages/contract-check/src/a.ts", "@backoffice/api-client"],
  ["packages/mocks/src/d.ts", "@backoffice/api-client/codegen"],
  [`${SRC}/kit/a.ts`, "@backoffice/mocks"],
  [`${SRC}/kit/b.ts`, "../features/banks/bank-list/x.ts"],
  [`${SRC}/kit/c.ts`, "../../../api-client/src/wire.ts"],
  [`${SRC}/entities/a.ts`, "../shell/x.ts"],
  [`${SRC}/features/banks/bank-list/a.ts`, "../bank-accounts/x.ts"],
  [`${SRC}/features/banks/bank-list/b.ts`, "../../../shell/x.ts"],
  [`${SRC}/features/sign-in/a.ts`, "../banks/bank-list/x.ts"],
  [`${SRC}/shell/a.ts`, "../app/x.ts"],
  [`${SRC}/shell/b.ts`, "../mocked/x.ts"],
  [`${SRC}/main.ts`, "./mocked/x.ts"],
  [`${SRC}/features/banks/bank-list/f.ts`, "../../../testing/x.ts"],
  [`${SRC}/features/banks/bank-list/h.ts`, "#testing/x.ts"],
  [`${SRC}/kit/f.ts`, "#entities/bank/x.ts"],
  ["scripts/a.ts", "../e2e/lib/x.ts"],
  ["scripts/b.ts", "../packages/bench/x.ts"],
  ["scripts/lib/c.ts", "../new/x.ts"],
  ["e2e/lib/d.ts", "../../scripts/new/x.ts"],
  ["packages/bench/browser/e.ts", "../../../scripts/serve.ts"],
];

const WITH: [string, string][] = [
  ["scripts/f.ts", "./lib/x.ts"],
  ["scripts/new/g.ts", "../lib/x.ts"],
  ["scripts/lib/h.test.ts", "../../e2e/late/x.ts"],
  ["e2e/lib/i.ts", "../../scripts/lib/x.ts"],
  ["packages/bench/browser/j.ts", "../../../scripts/lib/x.ts"],
  ["packages/ui/src/c.ts", "./cn.ts"],
  ["packages/ui/src/d.ts", "react"],
  ["packages/mocks/src/c.ts", "@backoffice/api-client/contract"],
  ["packages/api-client/src/c.ts", "./generated/banks.ts"],
  ["packages/contract-check/src/b.ts", "@backoffice/api-client/codegen"],
  ["packages/contract-check/src/c.ts", "@backoffice/api-client/codegen/generator"],
  [`${SRC}/kit/d.ts`, "@backoffice/ui/form"],
  [`${SRC}/kit/e.test.ts`, "@backoffice/mocks/node"],
  [`${SRC}/features/banks/bank-list/c.ts`, "./edit/x.ts"],
  [`${SRC}/features/banks/bank-list/edit/d.ts`, "../list/x.ts"],
  [`${SRC}/features/banks/bank-list/e.ts`, "../../../kit/x.ts"],
  [`${SRC}/features/banks/bank-list/i.ts`, "#kit/x.ts"],
  [`${SRC}/features/banks/bank-list/j.stories.ts`, "#testing/x.ts"],
  [`${SRC}/shell/c.ts`, "../features/banks/bank-list/x.ts"],
  [`${SRC}/app/a.ts`, "../shell/x.ts"],
  [`${SRC}/mocked/a.ts`, "@backoffice/mocks/browser"],
  [`${SRC}/mocked/b.ts`, "../app/x.ts"],
  [`${SRC}/testing/a.ts`, "@backoffice/mocks"],
  [`${SRC}/features/banks/bank-list/g.stories.ts`, "../../../testing/x.ts"],
];

test("import directions: against the direction → refused; along it → allowed", async () => {
  const text = (source: string) => `export { something } from "${source}";\n`;
  const lazy = { [`${SRC}/app/lazy.ts`]: 'export const load = () => import("../mocked/x.ts");\n' };
  const files = Object.fromEntries([...AGAINST, ...WITH].map(([file, source]) => [file, text(source)]));
  const fired = await runOxlint({ ...files, ...lazy });
  const isAgainst = (file: string) => fired[file]?.includes(RULE);
  for (const [file, source] of AGAINST) expect(isAgainst(file), `${file} imports ${source}`).toBe(true);
  for (const [file, source] of WITH) expect(isAgainst(file), `${file} imports ${source}`).toBe(false);
  expect(isAgainst(`${SRC}/app/lazy.ts`)).toBe(false);
});
