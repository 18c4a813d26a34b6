import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { PNG } from "pngjs";
import type { Browser } from "playwright";
import { parseManifest, type LooksManifest } from "../../../packages/ui/src/docs/review/pictures/looks-manifest.ts";
import { drawStories } from "../draw-stories.ts";
import type { Mode } from "../modes.ts";
import { readLooks } from "../read-stories.ts";
import { serveStorybook } from "../serve-storybook.ts";
import { drawnCommit } from "./drawn-commit.ts";
import { thumbnail } from "./thumbnail.ts";

type Drawing = {
  browser: Browser;
  built: string;
  /** Parts of titles or IDs; all stories if undefined. */
  only: readonly string[] | undefined;
  /** The thumbnails are of the first mode. */
  modes: readonly Mode[];
  /** Folder of the manifest and the thumbnails. It is copied into the built Storybook. */
  out: string;
};

const earlier = async (file: string): Promise<LooksManifest["looks"]> =>
  existsSync(file) ? (parseManifest(JSON.parse(await readFile(file, "utf8")))?.looks ?? {}) : {};

/** 64 bits of SHA-256 of the pixels, as hexadecimal digits. */
const hashOf = ({ data }: PNG): string => createHash("sha256").update(data).digest("hex").slice(0, 16);

/** Draws the stories, and writes the hashes of their pictures and a thumbnail of each for the review page. */
export const drawManifest = async ({ browser, built, only, modes, out }: Drawing): Promise<void> => {
  const stories = await readLooks(built, only);
  const all = only ? await readLooks(built) : stories;
  const before = only ? await earlier(`${out}/looks.json`) : {};
  const temporary = await mkdtemp(`${tmpdir()}/looks-`);
  const failed: string[] = [];
  const hashes: Record<string, Record<string, string>> = {};
  try {
    if (!only) await rm(out, { recursive: true, force: true });
    await mkdir(out, { recursive: true });
    await using site = await serveStorybook(built);
    for (const [index, mode] of modes.entries()) {
      const fileOf = (id: string) => `${temporary}/${id}.png`;
      failed.push(...(await drawStories({ browser, site: site.address, mode, ids: [...stories.keys()], fileOf })));
      for (const id of stories.keys()) {
        const picture = PNG.sync.read(await readFile(fileOf(id)));
        (hashes[id] ??= {})[mode.name] = hashOf(picture);
        if (index === 0) await writeFile(`${out}/${id}.png`, PNG.sync.write(thumbnail(picture)));
      }
    }
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
  const looks = Object.fromEntries(
    [...all.keys()].toSorted().flatMap((id) => {
      const its = hashes[id] ?? before[id];
      return its ? [[id, its]] : [];
    }),
  );
  const manifest: LooksManifest = { version: 1, commit: drawnCommit(), looks };
  await writeFile(`${out}/looks.json`, `${JSON.stringify(manifest, null, 1)}\n`);
  await cp(out, `${built}/looks`, { recursive: true });
  console.log(`${stories.size} looks drawn in ${modes.map(({ name }) => name).join(", ")}: ${out}/looks.json`);
  if (failed.length === 0) return;
  console.error(`Not drawn as they should be:\n${failed.join("\n")}`);
  process.exitCode = 1;
};
