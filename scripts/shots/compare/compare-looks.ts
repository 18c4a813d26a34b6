import { mkdir, rm, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import type { Browser } from "playwright";
import { drawStories } from "../draw-stories.ts";
import type { Mode } from "../modes.ts";
import { readLooks } from "../read-stories.ts";
import { serveStorybook } from "../serve-storybook.ts";
import { buildRevision } from "./build-revision.ts";
import { comparisonPage, type Difference } from "./comparison-page.ts";
import { drawDifference } from "./draw-difference.ts";

/** One in `parts` looks, from the `part`th. */
export type Share = { part: number; parts: number };

type Comparison = {
  browser: Browser;
  /** The base revision as given, and its commit. */
  rev: string;
  commit: string;
  /** The built Storybook of the current state. */
  built: string;
  /** Parts of titles or IDs; all stories if undefined. */
  only: readonly string[] | undefined;
  share: Share;
  modes: readonly Mode[];
  /** Folder of the pictures and the page. It is emptied first. */
  out: string;
};

/**
 * Draws the stories of two Storybooks, and writes a page with before, after and difference of those whose pixels
 * differ.
 */
export const compareLooks = async ({
  browser,
  rev,
  commit,
  built,
  only,
  share,
  modes,
  out,
}: Comparison): Promise<void> => {
  const start = performance.now();
  const old = await buildRevision(commit);
  const [earlier, later] = await Promise.all([readLooks(old, only), readLooks(built, only)]);
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  await using before = await serveStorybook(old);
  await using after = await serveStorybook(built);
  const windows = Math.max(1, Math.floor(availableParallelism() / 2));
  const fileOf = (time: string, mode: Mode) => (id: string) => `${id}.${mode.name}.${time}.png`;
  const failed = new Set<string>();

  const draw = async (mode: Mode, ids: readonly string[], aPage?: number) => {
    const sides = [
      { site: before.address, time: "before" },
      { site: after.address, time: "after" },
    ];
    const wrong = await Promise.all(
      sides.map(({ site, time }) => {
        const file = fileOf(time, mode);
        return drawStories({
          browser,
          site,
          mode,
          ids,
          fileOf: (id) => `${out}/${file(id)}`,
          windows,
          ...(aPage && { aPage }),
        });
      }),
    );
    for (const it of wrong.flat()) failed.add(it);
  };

  const differing = async (mode: Mode, ids: readonly string[]): Promise<Difference[]> => {
    const found: Difference[] = [];
    for (const id of ids) {
      const [one, other, difference] = ["before", "after", "difference"].map((time) => fileOf(time, mode)(id)) as [
        string,
        string,
        string,
      ];
      const pixels = await drawDifference(`${out}/${one}`, `${out}/${other}`, `${out}/${difference}`);
      const look = later.get(id);
      if (pixels > 0 && look) found.push({ look, mode: mode.name, pixels, before: one, after: other, difference });
      else await Promise.all([one, other, difference].map((file) => rm(`${out}/${file}`, { force: true })));
    }
    return found;
  };

  const both = [...later.keys()]
    .filter((id) => earlier.has(id))
    .filter((_, place) => place % share.parts === share.part - 1);
  const differences: Difference[] = [];
  for (const mode of modes) {
    await draw(mode, both);
    const first = await differing(mode, both);
    // Draws differing stories again, each in a separate page, to exclude effects of the previous story and late
    // content.
    const ids = first.map(({ look }) => look.id);
    await draw(mode, ids, 1);
    differences.push(...(await differing(mode, ids)));
  }
  const added = [...later.values()].filter(({ id }) => !earlier.has(id));
  const removed = [...earlier.values()].filter(({ id }) => !later.has(id));
  await writeFile(`${out}/index.html`, comparisonPage({ rev, differences, added, removed, compared: both.length }));
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(
    `${both.length} looks compared with ${rev} in ${modes.map(({ name }) => name).join(", ")}: ${differences.length} differ, ${added.length} new, ${removed.length} removed; ${seconds} s: ${out}/index.html`,
  );
  if (failed.size === 0) return;
  console.error(`Not drawn as they should be:\n${[...failed].join("\n")}`);
  process.exitCode = 1;
};
