import { spawnSync } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { type BrowserContext, chromium as playwright } from "playwright";
import { chromium } from "./lib/chromium.ts";
import { listen } from "./lib/listen.ts";
import { ROOT } from "./lib/root.ts";
import { staticServer } from "./lib/static-server.ts";
import { MODES, type Mode } from "./shots/modes.ts";
import { whenQuiet } from "./shots/quiet.ts";
import { type Entry, sheet } from "./shots/sheet.ts";
import { openPreview, showStory } from "./shots/show-story.ts";

/**
 * `pnpm shots [--only forms/rich] [--built]`: a picture of every story in light and dark, wide and 390 px, right to
 * left and in high contrast, and a page with all of them, in `shots/`. `--only` takes a part of a story's title or id;
 * `--built` takes the Storybook that is there already.
 */
const { values } = parseArgs({ options: { only: { type: "string" }, built: { type: "boolean", default: false } } });
const BUILT = `${ROOT}storybook-static`;
const OUT = `${ROOT}shots`;

if (!values.built) {
  console.log("Building the Storybook");
  const { status } = spawnSync("pnpm", ["storybook:build"], { cwd: ROOT, stdio: "inherit" });
  if (status !== 0) process.exit(1);
}

const index = JSON.parse(await readFile(`${BUILT}/index.json`, "utf8")) as { entries: Record<string, Entry> };
const only = values.only?.toLowerCase();
const stories = Object.values(index.entries).filter(
  ({ id, title, type }) =>
    type === "story" && (!only || id.includes(only) || title.toLowerCase().replaceAll(" ", "").includes(only)),
);
await mkdir(OUT, { recursive: true });

await using stack = new AsyncDisposableStack();
const server = staticServer({ root: BUILT });
stack.defer(() => void server.close());
stack.defer(() => server.closeAllConnections());
const site = await listen(server);
const browser = await playwright.launch(chromium());
stack.defer(() => browser.close());

/** Stories that could not be drawn, or whose own play function failed. */
const failed: string[] = [];

/** Milliseconds. */
const QUIET_MS = 1500;

/** Storybook's preview grows with every story that it has shown: so many, and it begins anew. */
const STORIES_A_PAGE = 50;

const shoot = async (context: BrowserContext, mode: Mode): Promise<void> => {
  const page = await context.newPage();
  const quiet = whenQuiet(page);
  for (const [at, { id }] of stories.entries()) {
    if (at % STORIES_A_PAGE === 0) await openPreview(page, site, id, mode);
    const wrong = await showStory(page, id);
    if (wrong) failed.push(`${id} ${wrong} (${mode.name})`);
    // What a part loads when it is shown is in the picture too.
    await quiet(QUIET_MS);
    await page.screenshot({ path: `${OUT}/${id}.${mode.name}.png`, animations: "disabled" });
  }
};

await Promise.all(
  MODES.map(async (mode) => {
    const { width, height } = mode;
    // Storybook's own frame writes styles and scripts, which the console's policy forbids.
    const context = await browser.newContext({ viewport: { width, height }, reducedMotion: "reduce", bypassCSP: true });
    await shoot(context, mode);
    await context.close();
  }),
);
await writeFile(`${OUT}/index.html`, sheet(stories));
console.log(`${stories.length} stories, ${stories.length * MODES.length} pictures: ${OUT}/index.html`);
if (failed.length > 0) {
  console.error(`Not drawn as they should be:\n${failed.join("\n")}`);
  process.exitCode = 1;
}
