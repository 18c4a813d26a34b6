import { mkdir, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { chromium as playwright } from "playwright";
import { chromium } from "./lib/chromium.ts";
import { ROOT } from "./lib/root.ts";
import { buildStorybook } from "./shots/build-storybook.ts";
import { commitOf } from "./shots/compare/commit-of.ts";
import { compareLooks, type Share } from "./shots/compare/compare-looks.ts";
import { drawStories } from "./shots/draw-stories.ts";
import { drawManifest } from "./shots/manifest/draw-manifest.ts";
import { MODES } from "./shots/modes.ts";
import { readStories } from "./shots/read-stories.ts";
import { serveStorybook } from "./shots/serve-storybook.ts";
import { sheet } from "./shots/sheet.ts";

/**
 * `pnpm shots [--only forms/rich] [--built]`: screenshots of every story in light and dark, wide and 390 px, right to
 * left and high contrast, and a page with all of them, in `shots/`. `--only` matches a part of a story's title or ID
 * and can be repeated; `--built` uses the existing Storybook.
 *
 * `pnpm shots --compare main [--mode dark-wide]`: before, after and difference of the stories whose pixels differ from
 * that revision, in `shots/compare/`. `--mode` can be repeated; the default is light and wide. `--share 2/5` takes every
 * fifth look from the second.
 *
 * `pnpm shots --manifest [--only panels/] [--built]`, part of `pnpm storybook:build`: hashes of the pictures and thumbnails for the review page, in `shots/looks/`
 * and in the built Storybook. With `--only`, other stories keep what is there.
 */
const { values } = parseArgs({
  options: {
    only: { type: "string", multiple: true },
    built: { type: "boolean", default: false },
    compare: { type: "string" },
    manifest: { type: "boolean", default: false },
    mode: { type: "string", multiple: true },
    share: { type: "string", default: "1/1" },
  },
});
const BUILT = `${ROOT}storybook-static`;
const OUT = `${ROOT}shots`;

/** The looks of "2/5": every fifth, from the second. Exits the script on anything else. */
const shareOf = (text: string): Share => {
  const [, part = 0, parts = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (part >= 1 && part <= parts) return { part, parts };
  console.error(`No share "${text}": the second of five is 2/5`);
  process.exit(1);
};

const modesOf = (names: readonly string[]) => {
  const unknown = names.find((name) => !MODES.some((mode) => mode.name === name));
  if (unknown === undefined) return MODES.filter(({ name }) => names.includes(name));
  console.error(`No mode "${unknown}": ${MODES.map(({ name }) => name).join(", ")}`);
  process.exit(1);
};
const { compare: rev, manifest } = values;
const share = shareOf(values.share);
const isSheet = rev === undefined && !manifest;
const modes = modesOf(values.mode ?? (isSheet ? MODES.map(({ name }) => name) : ["light-wide"]));

const commit = rev === undefined ? "" : commitOf(rev);

if (!values.built) buildStorybook(ROOT);

// Partially repainted tiles have different pixels at their edges, and images may be decoded one frame late.
const EXACT = ["--disable-partial-raster", "--disable-checker-imaging", "--force-color-profile=srgb"];
const options = chromium();
await using browser = await playwright.launch({ ...options, args: [...options.args, ...EXACT] });
if (rev !== undefined) {
  await compareLooks({ browser, rev, commit, built: BUILT, only: values.only, share, modes, out: `${OUT}/compare` });
} else if (manifest) {
  await drawManifest({ browser, built: BUILT, only: values.only, modes, out: `${OUT}/looks` });
} else {
  const stories = await readStories(BUILT, values.only);
  await mkdir(OUT, { recursive: true });
  await using site = await serveStorybook(BUILT);
  const ids = stories.map(({ id }) => id);
  const failed = await Promise.all(
    modes.map((mode) =>
      drawStories({ browser, site: site.address, mode, ids, fileOf: (id) => `${OUT}/${id}.${mode.name}.png` }),
    ),
  );
  await writeFile(`${OUT}/index.html`, sheet(stories, modes));
  console.log(`${stories.length} stories, ${stories.length * modes.length} pictures: ${OUT}/index.html`);
  if (failed.flat().length > 0) {
    console.error(`Not drawn as they should be:\n${failed.flat().join("\n")}`);
    process.exitCode = 1;
  }
}
