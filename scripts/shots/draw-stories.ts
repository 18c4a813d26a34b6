import type { Browser, Page } from "playwright";
import { freeze } from "./freeze.ts";
import type { Mode } from "./modes.ts";
import { whenQuiet } from "./quiet.ts";
import { loadsForEver, openPreview, showStory } from "./show-story.ts";

/** Equal pictures in a row, with quiet between them, that make a picture; and the most that are taken. */
const EQUAL = 2;
const MOST = 12;

/** Storybook's preview grows with each story shown, so the page is replaced after this number of stories. */
const STORIES_A_PAGE = 50;

export type Drawing = {
  browser: Browser;
  /** The URL of a built Storybook. */
  site: string;
  mode: Mode;
  ids: readonly string[];
  /** The file of a story's picture. */
  fileOf: (id: string) => string;
  /** Number of stories per page. With 1, no other story can affect the picture. */
  aPage?: number;
  /** Number of windows in parallel. */
  windows?: number;
  /** Called with the page of each picture. */
  onDrawn?: (id: string, page: Page) => Promise<void>;
};

/** Takes pictures whenever the page is quiet, until consecutive ones are equal. */
const steadyPicture = async (page: Page, path: string, quiet: () => Promise<void>, equal: number): Promise<void> => {
  let before: Buffer | undefined;
  for (let taken = 0, same = 0; taken < MOST && same < equal; taken += 1) {
    await quiet();
    const next = await page.screenshot({ path, animations: "disabled", caret: "hide" });
    same = before?.equals(next) ? same + 1 : 1;
    before = next;
  }
};

/** Draws stories with a stopped clock and without motion. Returns those that failed, with the reason. */
export const drawStories = async (drawing: Drawing): Promise<string[]> => {
  const { browser, site, mode, ids, fileOf, aPage = STORIES_A_PAGE, windows = 1, onDrawn } = drawing;
  const failed: string[] = [];
  const pages = Array.from({ length: Math.ceil(ids.length / aPage) }, (_, at) =>
    ids.slice(at * aPage, (at + 1) * aPage),
  );
  const drawPage = async (stories: readonly string[]) => {
    const { width, height } = mode;
    // Storybook's own frame inserts styles and scripts, which the console's policy forbids.
    await using context = await browser.newContext({
      viewport: { width, height },
      reducedMotion: "reduce",
      timezoneId: "Europe/Malta",
      bypassCSP: true,
    });
    await context.addInitScript(freeze);
    const page = await context.newPage();
    const quiet = whenQuiet(page);
    for (const [at, id] of stories.entries()) {
      if (at === 0) await openPreview(page, site, id, mode);
      const wrong = await showStory(page, id);
      if (wrong) failed.push(`${id} ${wrong} (${mode.name})`);
      // The picture includes what a component loads when shown.
      const loads = await loadsForEver(page);
      await steadyPicture(page, fileOf(id), () => quiet(loads), aPage === 1 ? EQUAL + 1 : EQUAL);
      await onDrawn?.(id, page);
    }
  };
  const drawNext = async (): Promise<void> => {
    for (let next = pages.shift(); next; next = pages.shift()) await drawPage(next);
  };
  await Promise.all(Array.from({ length: windows }, drawNext));
  return failed;
};
