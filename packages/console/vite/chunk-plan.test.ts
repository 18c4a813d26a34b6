import { expect, it as test } from "vitest";
import { planChunks } from "./chunk-plan.ts";

const FEATURES = "/packages/console/src/features";
const RADIX = "/node_modules/@radix-ui/react-dialog/dist/index.mjs";
const ZOD = "/node_modules/zod/index.js";

/** A chunk of one module; `imports` are names of other chunks. */
const chunk = (name: string, id: string, imports: string[], facade = false) => ({
  name,
  fileName: name,
  isEntry: name === "entry",
  facadeModuleId: facade ? id : null,
  imports,
  moduleIds: [id],
});
const shared = (name: string, ...imports: string[]) => chunk(name, `/packages/ui/src/${name}.ts`, imports);
const loaded = (path: string, ...imports: string[]) => chunk(path, `${FEATURES}/${path}`, imports, true);

const CHUNKS = [
  chunk("entry", "/packages/console/src/main.tsx", ["react"], true),
  shared("react"),
  chunk("list", `${FEATURES}/banks/list/banks.page.tsx`, ["react", "cell"]),
  shared("cell"),
  shared("column"),
  shared("fact", "column"),
  shared("field", "zod", "dialog"),
  chunk("zod", ZOD, []),
  chunk("dialog", RADIX, []),
  chunk("bet-columns", `${FEATURES}/bets/columns.ts`, ["column"]),
  chunk("bet-fields", `${FEATURES}/bets/fields.ts`, ["field"]),
  chunk("icon", "/node_modules/lucide-react/dist/esm/icons/bell.mjs", []),
  loaded("bets/bets.pages.ts", "cell", "column", "bet-columns"),
  loaded("bets/bet.pages.ts", "fact", "dialog", "bet-fields"),
  loaded("bets/bets.panels.ts", "fact", "field", "bet-columns", "bet-fields", "icon"),
  loaded("games/games.pages.ts", "cell", "column"),
  loaded("games/games.panels.ts", "fact", "field"),
  loaded("games/help.tsx", "icon", "help"),
  loaded("games/about.tsx", "help"),
  shared("help"),
  chunk("frame", "/packages/console/src/shell/panels/address-panel.tsx", ["dialog", "column"], true),
];
const plan = planChunks(CHUNKS);
const of = (name: string) => plan.get(CHUNKS.find((it) => it.name === name)!.moduleIds[0]!);

test.each<[string, string | undefined, string]>([
  ["column", "pages", "shared with a list of another feature"],
  ["fact", "drawers", "shared by record pages and drawers"],
  ["dialog", "drawers", "a package that drawers share"],
  ["frame", "drawers", "the frame of every drawer"],
  ["field", "forms", "imports a package of forms"],
  ["zod", "forms", "a package of forms"],
  ["bet-columns", "bets", "shared inside a feature, with a list"],
  ["bet-fields", "bets-panels", "shared inside a feature, without a list"],
  ["icon", "pages", "an icon that a panel shares with anything"],
  ["cell", undefined, "part of the first load"],
  ["bets/bets.pages.ts", undefined, "used by itself only"],
  ["help", undefined, "not part of a page or panel"],
])("chunk plan: %s → %s, as it is %s", (name, expected) => {
  expect(of(name)).toBe(expected);
});

test("chunk plan: no two chunks import each other", () => {
  const chunkOf = ({ name }: { name: string }) => of(name) ?? name;
  const imports = new Map<string, Set<string>>();
  for (const it of CHUNKS)
    for (const name of it.imports)
      imports.set(chunkOf(it), (imports.get(chunkOf(it)) ?? new Set()).add(chunkOf({ name })));
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
    [...(imports.get(from) ?? [])].some(
      (it) => it !== from && (it === to || (!seen.has(it) && reaches(it, to, seen.add(it)))),
    );
  const circles = [...imports.keys()].filter((it) => reaches(it, it));
  expect(circles).toEqual([]);
});
