import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { PNG } from "pngjs";
import type { Browser } from "playwright";
import { parseManifest, type LooksManifest } from "../../../packages/ui/src/docs/review/pictures/looks-manifest.ts";
import { drawStories, type Drawing } from "../draw-stories.ts";
import type { Mode } from "../modes.ts";
import { readReviewed } from "../read-stories.ts";
import { serveStorybook } from "../serve-storybook.ts";
import { drawnCommit } from "./drawn-commit.ts";
import { panelBox, type Box } from "./panel-box.ts";
import { thumbnail } from "./thumbnail.ts";

type ManifestDrawing = {
  browser: Browser;
  built: string;
  /** Parts of titles or IDs; all stories if undefined. */
  only: readonly string[] | undefined;
  /** The thumbnails are of the first mode. */
  modes: readonly Mode[];
  /** Folder of the manifest and the thumbnails. It is copied into the built Storybook. */
  out: string;
};

const WINDOWS = availableParallelism();

const earlier = async (file: string): Promise<LooksManifest["looks"]> =>
  existsSync(file) ? (parseManifest(JSON.parse(await readFile(file, "utf8")))?.looks ?? {}) : {};

/** 64 bits of SHA-256 of the pixels, as hexadecimal digits. */
const hashOf = ({ data }: PNG): string => createHash("sha256").update(data).digest("hex").slice(0, 16);

/**
 * Draws the stories, and writes the hashes of their pictures and a thumbnail of each for the review page: of its panel, if
 * it shows one. A picture that differs from the earlier manifest is drawn once more in a page of its own, so that no other
 * story affects it.
 */
export const drawManifest = async ({ browser, built, only, modes, out }: ManifestDrawing): Promise<void> => {
  const [all, stories, before] = await Promise.all([
    readReviewed(built),
    readReviewed(built, only),
    earlier(`${out}/looks.json`),
  ]);
  const failed: string[] = [];
  const looks: Record<string, Record<string, string>> = {};
  for (const id of [...all.keys()].toSorted()) looks[id] = stories.has(id) ? {} : (before[id] ?? {});
  const temporary = await mkdtemp(`${tmpdir()}/looks-`);
  const fileOf = (id: string) => `${temporary}/${id}.png`;
  const boxes = new Map<string, Box | undefined>();
  const read = async (file: string) => PNG.sync.read(await readFile(file));
  try {
    if (!only) await rm(out, { recursive: true, force: true });
    await mkdir(out, { recursive: true });
    await using site = await serveStorybook(built);
    for (const mode of modes) {
      const drawing: Drawing = {
        browser,
        site: site.address,
        mode,
        ids: [...stories.keys()],
        fileOf,
        windows: WINDOWS,
        onDrawn: async (id, page) => void boxes.set(id, await panelBox(page)),
      };
      failed.push(...(await drawStories(drawing)));
      const doubtful: string[] = [];
      for (const id of stories.keys()) {
        const known = before[id]?.[mode.name];
        if (known !== undefined && known !== hashOf(await read(fileOf(id)))) doubtful.push(id);
      }
      await drawStories({ ...drawing, ids: doubtful, aPage: 1 });
      for (const id of stories.keys()) {
        const picture = await read(fileOf(id));
        looks[id] = { ...looks[id], [mode.name]: hashOf(picture) };
        if (mode === modes[0]) await writeFile(`${out}/${id}.png`, PNG.sync.write(thumbnail(picture, boxes.get(id))));
      }
    }
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
  const drawn = Object.fromEntries(Object.entries(looks).filter(([, hashes]) => Object.keys(hashes).length > 0));
  const manifest: LooksManifest = { version: 1, commit: drawnCommit(), looks: drawn };
  await writeFile(`${out}/looks.json`, `${JSON.stringify(manifest, null, 1)}\n`);
  await cp(out, `${built}/looks`, { recursive: true });
  const changed = Object.entries(drawn).filter(([id, hashes]) =>
    Object.entries(hashes).some(([mode, hash]) => before[id]?.[mode] !== undefined && before[id][mode] !== hash),
  );
  console.log(
    `${stories.size} looks drawn in ${modes.map(({ name }) => name).join(", ")}, ${changed.length} differ from the earlier manifest: ${out}/looks.json`,
  );
  if (failed.length === 0) return;
  console.error(`Not drawn as they should be:\n${failed.join("\n")}`);
  process.exitCode = 1;
};
