import { expect, test } from "vitest";
import { affectedTests, type Affected } from "./affected-tests.ts";

const CONSOLE = "packages/console/src/";
const BANKS = `${CONSOLE}features/banks/`;
const BETS = `${CONSOLE}features/bets/`;

/** A file of scenes with a look. */
const LOOK = 'import { look } from "#testing/look.ts";\n\nexport const Default = look();\n';

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
    [`${BANKS}banks.panels.ts`]: 'export { BankEdit as "bank-edit" } from "./panels/bank-edit.drawer.tsx";\n',
    [`${BANKS}list/banks.page.tsx`]:
      'import { useListBanks } from "@backoffice/api-client";\nimport { bankActions } from "./banks.actions.ts";\n',
    [`${BANKS}list/banks.actions.ts`]: 'export const bankActions = (panels) => panels.open("bank-edit");\n',
    [`${BANKS}list/banks.page.scenes.tsx`]: LOOK,
    [`${BANKS}panels/bank.fields.tsx`]: 'import { Button } from "@backoffice/ui";\n',
    [`${BANKS}panels/bank-edit.drawer.tsx`]: 'import { BankFields } from "./bank.fields.tsx";\n',
    [`${BANKS}panels/bank-edit.scenes.tsx`]: LOOK,
    [`${BETS}list/bets.page.tsx`]: 'import { Chart } from "@backoffice/ui";\n',
    [`${BETS}list/bets.page.scenes.tsx`]: LOOK,
    [`${CONSOLE}app/modules.ts`]: 'import { banks } from "../features/banks/banks.module.ts";\n',
    [`${CONSOLE}app/app.test.tsx`]: 'import { modules } from "./modules.ts";\n',
    [`${CONSOLE}app/catalogue.test.ts`]: 'import { modules } from "./modules.ts";\n',
    [`${CONSOLE}app/panel-tests/every-panel.test.tsx`]: 'import { modules } from "../modules.ts";\n',
    [`${CONSOLE}kit/lazy.tsx`]: 'const load = () => import("./loaded.tsx");\n',
    [`${CONSOLE}kit/loaded.tsx`]: "export const Loaded = () => null;\n",
    [`${CONSOLE}kit/lazy.scenes.tsx`]: 'import { Lazy } from "./lazy.tsx";\n',
    [`${CONSOLE}kit/other.scenes.tsx`]: "",
    [`${CONSOLE}testing/play-scenes.ts`]: 'import { modules } from "../app/modules.ts";\n',
    "packages/mocks/src/index.ts": 'export { createBackend } from "./backend.ts";\n',
    "packages/mocks/src/backend.ts":
      'import { handlers } from "./handlers/index.ts";\n\nexport const createBackend = () => handlers;\n',
    "packages/mocks/src/handlers/index.ts": 'import { banks } from "../areas/banks/banks.handlers.ts";\n',
    "packages/mocks/src/areas/banks/banks.handlers.ts":
      "export const banks = {\n  listBanks: (call) => call,\n  updateBank: (call) => call,\n} satisfies AreaHandlers;\n",
    "packages/mocks/src/areas/banks/banks.commands.test.ts": 'ask(backend, "listBanks");\n',
    "packages/mocks/src/areas/bets/bets.handlers.test.ts": 'ask(backend, "listBets");\n',
    "packages/mocks/src/effects.test.ts": 'import { effects } from "@backoffice/api-client";\n',
    "packages/api-client/src/index.ts":
      'export { effects } from "./effects.ts";\nexport * from "./generated/clients.ts";\n',
    "packages/api-client/src/effects.ts":
      'import { effects } from "./generated/effects.ts";\nimport { goneOf } from "./gone.ts";\n',
    "packages/api-client/src/gone.ts": 'const FOUND_OTHERWISE = {\n  updateBank: ["listBanks"],\n};\n',
    "packages/api-client/src/generated/effects.ts":
      'export const effects = {\n  updateBank: ["listBanks"],\n  updateBet: [],\n};\n',
    "packages/api-client/src/generated/clients.ts": 'export * from "./banks.ts";\n',
    "packages/api-client/src/generated/banks.ts":
      'export const listBanks = query({ id: "listBanks" });\nexport const updateBank = write({ id: "updateBank" });\n',
    "openapi/areas/banks.yaml": "",
    "docs/banks.md": "",
    "scripts/docs.test.ts": 'const texts = globSync("docs/*.md");\n',
    "deploy/headers.json": "",
    "scripts/headers.test.ts": "readFileSync(`${ROOT}deploy/headers.json`);\n",
    "e2e/banks.spec.ts": 'await signIn(page, "ADMIN", "/banks?opId=op-a");\n',
    "e2e/bets.spec.ts": 'await signIn(page, "ADMIN", "/bets");\n',
    "e2e/shell/shell.spec.ts": 'await signIn(page, "ADMIN", "/banks");\n',
  }),
);
const DOORS = {
  "@backoffice/ui": "packages/ui/src/index.ts",
  "@backoffice/mocks": "packages/mocks/src/index.ts",
  "@backoffice/api-client": "packages/api-client/src/index.ts",
  "#testing/": `${CONSOLE}testing/`,
};

const NOTHING: Affected = { unit: [], walks: { files: [], names: [] }, stories: [], browser: [], left: [] };
const BROWSER = ["e2e/banks.spec.ts"];
const BANK_SCENES = [`${BANKS}list/banks.page.scenes.tsx`, `${BANKS}panels/bank-edit.scenes.tsx`];
const EVERY_WALK = [`${CONSOLE}app/panel-tests/every-panel.test.tsx`, "packages/mocks/src/effects.test.ts"];
const OF_OPERATIONS = "tests of all operations of the mock server (packages/mocks/src)";
const walks = (...names: string[]) => ({ files: EVERY_WALK, names });

test.each<[name: string, changed: string, expected: Partial<Affected>]>([
  [
    "a field of a panel: its panel, the looks beside it, the scenes and browser tests of its feature",
    `${BANKS}panels/bank.fields.tsx`,
    {
      unit: [...BANK_SCENES],
      walks: walks("bank-edit"),
      stories: [`${BANKS}panels/bank-edit.scenes.tsx`],
      browser: BROWSER,
    },
  ],
  [
    "a page: its path and the name of its scenes",
    `${BANKS}list/banks.page.tsx`,
    {
      unit: [...BANK_SCENES],
      walks: walks("/banks", "banks.page.scenes.tsx"),
      stories: [`${BANKS}list/banks.page.scenes.tsx`],
      browser: BROWSER,
    },
  ],
  [
    "a part: its own tests, and the features that draw it, not those that draw another part of the same package",
    "packages/ui/src/button.tsx",
    {
      unit: [...BANK_SCENES, "packages/ui/src/button.test.tsx"],
      walks: walks("bank-edit"),
      stories: [`${BANKS}panels/bank-edit.scenes.tsx`, "packages/ui/src/button.stories.tsx"],
      browser: BROWSER,
    },
  ],
  [
    "a mock handler: tests and features that name one of its operations",
    "packages/mocks/src/areas/banks/banks.handlers.ts",
    {
      unit: [...BANK_SCENES, "packages/mocks/src/areas/banks/banks.commands.test.ts"],
      walks: walks("listBanks", "updateBank"),
      stories: [`${BANKS}list/banks.page.scenes.tsx`],
      browser: BROWSER,
      left: [OF_OPERATIONS],
    },
  ],
  [
    "a part that another loads lazily: the scenes that draw it, not other scenes of the kit",
    `${CONSOLE}kit/loaded.tsx`,
    { unit: [`${CONSOLE}kit/lazy.scenes.tsx`] },
  ],
  [
    "what a write ends: its row in the test of all effects, and what names the write",
    "packages/api-client/src/gone.ts",
    { walks: walks("updateBank"), left: [OF_OPERATIONS] },
  ],
  [
    "an area of the contract: what names one of its operations",
    "openapi/areas/banks.yaml",
    {
      unit: [...BANK_SCENES, "packages/mocks/src/areas/banks/banks.commands.test.ts"],
      walks: walks("listBanks", "updateBank"),
      stories: [`${BANKS}list/banks.page.scenes.tsx`],
      browser: BROWSER,
      left: [OF_OPERATIONS],
    },
  ],
  [
    "the definition of a page: also the tests of the catalogue",
    `${BANKS}banks.module.ts`,
    {
      unit: [`${CONSOLE}app/app.test.tsx`, `${CONSOLE}app/catalogue.test.ts`, ...BANK_SCENES],
      browser: BROWSER,
    },
  ],
  ["a document: the tests that read it", "docs/banks.md", { unit: ["scripts/docs.test.ts"] }],
  ["a file that a test names: that test", "deploy/headers.json", { unit: ["scripts/headers.test.ts"] }],
  [
    "a file without tests: said so",
    `${CONSOLE}kit/untested.ts`,
    { left: [`tests of ${CONSOLE}kit/untested.ts: none found by imports`] },
  ],
  [
    "the shell: its browser tests are left to the whole run",
    `${CONSOLE}shell/top-bar.tsx`,
    {
      left: ["browser tests of the shell (e2e/shell)", `tests of ${CONSOLE}shell/top-bar.tsx: none found by imports`],
    },
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
])("affectedTests: %s", (_, changed, expected) => {
  expect(affectedTests(SOURCES, DOORS)([changed])).toEqual({ ...NOTHING, ...expected });
});

test("affectedTests: change reaches more than three features → left to the whole run", () => {
  const many = new Map(SOURCES);
  for (const name of ["a", "b", "c"])
    many.set(`${CONSOLE}features/${name}/${name}.page.tsx`, 'import { Button } from "@backoffice/ui";\n');
  expect(affectedTests(many, DOORS)(["packages/ui/src/button.tsx"])).toEqual({
    ...NOTHING,
    unit: ["packages/ui/src/button.test.tsx"],
    stories: ["packages/ui/src/button.stories.tsx"],
    left: ["scenes, looks, panel tests and browser tests of 4 features (a, b, banks, c)"],
  });
});
