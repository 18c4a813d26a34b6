import { fileURLToPath } from "node:url";
import { build, type Plugin, type Rolldown } from "vite";
import { planChunks } from "./chunk-plan.ts";

/** The mode in which all but the first load is left to the bundler, for the plan. */
const PLAN = "plan";

/** The files of the first load: what every page starts with, and the first list with the first reads of all pages. */
const FIRST: Rolldown.CodeSplittingGroup[] = [
  { name: "console", tags: ["$initial"], priority: 9 },
  { name: "list", test: /\/(?:bank-list\/bank-list\.pages|reads\/first-read)\.ts$/, priority: 8 },
];

/** What files of several features share, most widely shared first: a group takes along what its modules import. */
const SHARED = ["pages", "drawers", "forms"];

/** The chunks as the bundler cuts them: each holds the modules that the same set of entries imports. */
const cutByBundler = async (root: string | undefined): Promise<readonly Rolldown.OutputChunk[]> => {
  const { output } = (await build({
    ...(root && { root }),
    configFile: fileURLToPath(new URL("../vite.config.ts", import.meta.url)),
    mode: PLAN,
    logLevel: "error",
    build: { write: false, minify: false, sourcemap: false },
  })) as Rolldown.RolldownOutput;
  return output.filter((it) => it.type === "chunk");
};

/** Which modules travel in one file (decision 034). The build runs twice: who imports what is known at its end only. */
export const chunks = (): Plugin => ({
  name: "backoffice-chunks",
  apply: "build",
  config: async ({ root }, { mode }) => {
    const plan = mode === PLAN ? new Map<string, string>() : planChunks(await cutByBundler(root));
    const groups: Rolldown.CodeSplittingGroup[] = [
      ...FIRST,
      ...SHARED.map((name, index) => ({ name, test: (id: string) => plan.get(id) === name, priority: 7 - index })),
      { debugName: "features", name: (id) => plan.get(id) ?? null, priority: 1 },
    ];
    return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } };
  },
});
