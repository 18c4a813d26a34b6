import { expect, test } from "vitest";
import { affectedTests, type Affected } from "./affected-tests.ts";

const CONSOLE = "packages/console/src/";
const BANKS = `${CONSOLE}features/banks/`;
const BETS = `${CONSOLE}features/bets/`;

/** A small repository: two features, a component, a mock handler, and their tests. */
const SOURCES = new Map(
  Object.entries({
    "packages/ui/src/index.ts": 'export { Button } from "./button.tsx";\nexport { Chart } from "./chart.tsx";\n',
    "packages/ui/src/button.tsx": "export const Button = () => null;\n",
    "packages/ui/src/button.test.tsx": 'import { Button } from "./button.tsx";\n',
    "packages/ui/src/button.stories.tsx": 'import { Button } from "./button.tsx";\n',
    "packages/ui/src/chart.tsx": "export const Chart = () => null;\n",
    [`${BANKS}banks.module.ts`]:
      'export const banks = defineModule({\n  pages: definePages(() => import("./banks.pages.ts"), {\n    "/banks": { title: "Banks" },\n  }),\n  panels: definePanels(() => import("./banks.panels.ts"), {\n    "bank-edit": { title: "Bank" },\n  }),\n});\n',
    [`${BANKS}banks.pages.ts`]:
      'import BanksPage from "./list/banks.page.tsx";\n\nexport default {\n  "/banks": BanksPage,\n};\n',
    [`${BANKS}banks.panels.ts`]:
      'import BankEdit from "./panels/bank-edit.drawer.tsx";\n\nexport default {\n  "bank-edit": BankEdit,\n};\n',
    [`${BANKS}banks.scenes.test.tsx`]: 'import { playScenes } from "#testing/play-scenes.ts";\n',
    [`${BANKS}list/banks.page.tsx`]: 'import { useListBanks } from "@backoffice/api-client";\n',
    [`${BANKS}list/banks.stories.tsx`]: "",
    [`${BANKS}panels/bank.fields.tsx`]: 'import { Button } from "@backoffice/ui";\n',
    [`${BANKS}panels/bank-edit.drawer.tsx`]: 'import { BankFields } from "./bank.fields.tsx";\n',
    [`${BANKS}panels/bank-edit.stories.tsx`]: "",
    [`${BETS}bets.scenes.test.tsx`]: 'import { playScenes } from "#testing/play-scenes.ts";\n',
    [`${BETS}list/bets.page.tsx`]: 'import { Chart } from "@backoffice/ui";\n',
    [`${BETS}list/bets.stories.tsx`]: "",
    [`${CONSOLE}app/modules.ts`]: 'import { banks } from "../features/banks/banks.module.ts";\n',
    [`${CONSOLE}app/app.test.tsx`]: 'import { modules } from "./modules.ts";\n',
    [`${CONSOLE}testing/play-scenes.ts`]: 'import { modules } from "../app/modules.ts";\n',
    "packages/mocks/src/index.ts": 'export { createBackend } from "./backend.ts";\n',
    "packages/mocks/src/backend.ts":
      'import { handlers } from "./handlers/index.ts";\n\nexport const createBackend = () => handlers;\n',
    "packages/mocks/src/handlers/index.ts": 'import { banks } from "../areas/banks/banks.handlers.ts";\n',
    "packages/mocks/src/areas/banks/banks.handlers.ts":
      'export const banks: Handlers<"listBanks" | "updateBank"> = {};\n',
    "packages/mocks/src/areas/banks/banks.commands.test.ts": 'ask(backend, "listBanks");\n',
    "packages/mocks/src/areas/bets/bets.handlers.test.ts": 'ask(backend, "listBets");\n',
    "e2e/banks.spec.ts": 'await signIn(page, "ADMIN", "/banks?opId=op-a");\n',
    "e2e/bets.spec.ts": 'await signIn(page, "ADMIN", "/bets");\n',
    "e2e/shell.spec.ts": 'await signIn(page, "ADMIN", "/banks");\n',
  }),
);
const DOORS = {
  "@backoffice/ui": "packages/ui/src/index.ts",
  "@backoffice/mocks": "packages/mocks/src/index.ts",
  "#testing/": `${CONSOLE}testing/`,
};

const NOTHING: Affected = { unit: [], walked: [], stories: [], browser: [], left: [] };
const BROWSER = ["e2e/banks.spec.ts"];

test.each<[name: string, changed: string, expected: Partial<Affected>]>([
  [
    "a field of a panel: its panel, the looks beside it, the scenes and browser tests of its feature",
    `${BANKS}panels/bank.fields.tsx`,
    {
      unit: [`${BANKS}banks.scenes.test.tsx`],
      walked: ["bank-edit"],
      stories: [`${BANKS}panels/bank-edit.stories.tsx`],
      browser: BROWSER,
    },
  ],
  [
    "a page: its path and the name of its scenes",
    `${BANKS}list/banks.page.tsx`,
    {
      unit: [`${BANKS}banks.scenes.test.tsx`],
      walked: ["/banks", "banks.page.scenes.tsx"],
      stories: [`${BANKS}list/banks.stories.tsx`],
      browser: BROWSER,
    },
  ],
  [
    "a part: its own tests, and the features that draw it, not those that draw another part of the same package",
    "packages/ui/src/button.tsx",
    {
      unit: [`${BANKS}banks.scenes.test.tsx`, "packages/ui/src/button.test.tsx"],
      walked: ["bank-edit"],
      stories: [`${BANKS}panels/bank-edit.stories.tsx`, "packages/ui/src/button.stories.tsx"],
      browser: BROWSER,
    },
  ],
  [
    "a mock handler: tests and features that name one of its operations",
    "packages/mocks/src/areas/banks/banks.handlers.ts",
    {
      unit: [`${BANKS}banks.scenes.test.tsx`, "packages/mocks/src/areas/banks/banks.commands.test.ts"],
      walked: ["listBanks", "updateBank"],
      stories: [`${BANKS}list/banks.stories.tsx`],
      browser: BROWSER,
    },
  ],
  [
    "the shell: its browser tests are left to the whole run",
    `${CONSOLE}shell/top-bar.tsx`,
    { left: ["browser tests of the shell (e2e/shell*.spec.ts)"] },
  ],
  [
    "a journey: journeys are left to the whole run",
    "e2e/browsers/lists.journeys.ts",
    { left: ["journeys in Firefox and WebKit (e2e/browsers)"] },
  ],
  [
    "a file that all tests depend on: said so",
    "package.json",
    { left: ["everything: all tests depend on package.json"] },
  ],
  ["a document: nothing", "README.md", {}],
])("affectedTests: %s", (_, changed, expected) => {
  expect(affectedTests([changed], SOURCES, DOORS)).toEqual({ ...NOTHING, ...expected });
});

test("affectedTests: change reaches more than three features → left to the whole run", () => {
  const many = new Map(SOURCES);
  for (const name of ["a", "b", "c"])
    many.set(`${CONSOLE}features/${name}/${name}.page.tsx`, 'import { Button } from "@backoffice/ui";\n');
  expect(affectedTests(["packages/ui/src/button.tsx"], many, DOORS)).toEqual({
    ...NOTHING,
    unit: ["packages/ui/src/button.test.tsx"],
    stories: ["packages/ui/src/button.stories.tsx"],
    left: ["scenes, looks, panel tests and browser tests of 4 features"],
  });
});
