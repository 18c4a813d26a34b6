import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { PNG } from "pngjs";
import { chromium as playwright } from "playwright";
import { chromium } from "../../lib/chromium.ts";
import { drawStories } from "../draw-stories.ts";
import type { Mode } from "../modes.ts";
import { panelBox, type Box } from "./panel-box.ts";
import { thumbnail } from "./thumbnail.ts";

/** A look that the review shows, by the switches of the toolbar that lead to it. */
export type WantedLook = { id: string; story: string; globals: Readonly<Record<string, string>>; width?: number };

export type PictureQueue = {
  /** Draws a look's thumbnail after those that wait, unless it waits already. */
  want: (look: WantedLook) => void;
  /** Draws the looks again that are wanted from now on: a source has changed. */
  outdate: () => void;
  /** Hashes of the pictures drawn so far, by id of the look and mode. */
  hashes: Readonly<Record<string, Readonly<Record<string, string>>>>;
  end: () => Promise<void>;
};

const WINDOW = { width: 1280, height: 800 };

/** Draws the looks of a running Storybook one after the other, in one browser, into the folder `out`. */
export const pictureQueue = (site: string, mode: Mode, out: string): PictureQueue => {
  const waiting = new Map<string, WantedLook>();
  const drawn = new Set<string>();
  const hashes: Record<string, Record<string, string>> = {};
  const launched = playwright.launch(chromium());
  let isDrawing = false;

  const draw = async ({ id, story, globals, width = WINDOW.width }: WantedLook) => {
    const folder = await mkdtemp(`${tmpdir()}/look-`);
    let box: Box | undefined;
    try {
      const failed = await drawStories({
        browser: await launched,
        site,
        mode: { ...mode, ...WINDOW, width, globals: { ...mode.globals, ...globals } },
        ids: [story],
        fileOf: () => `${folder}/look.png`,
        onDrawn: async (_, page) => void (box = await panelBox(page)),
      });
      if (failed.length > 0 || !existsSync(`${folder}/look.png`)) return;
      const picture = PNG.sync.read(await readFile(`${folder}/look.png`));
      await mkdir(out, { recursive: true });
      await writeFile(`${out}/${id}.png`, PNG.sync.write(thumbnail(picture, box)));
      hashes[id] = { [mode.name]: createHash("sha256").update(picture.data).digest("hex").slice(0, 16) };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };

  const drawNext = async () => {
    if (isDrawing) return;
    isDrawing = true;
    for (const look of waiting.values()) {
      // A look that cannot be drawn is not tried again before a source has changed.
      drawn.add(look.id);
      await draw(look).catch(() => undefined);
      waiting.delete(look.id);
    }
    isDrawing = false;
  };
  return {
    want: (look) => {
      if (drawn.has(look.id) || waiting.has(look.id)) return;
      waiting.set(look.id, look);
      void drawNext();
    },
    outdate: () => drawn.clear(),
    hashes,
    end: async () => {
      waiting.clear();
      await (await launched).close();
    },
  };
};
