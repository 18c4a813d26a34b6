import type { Page } from "playwright";
import type { Mode } from "./modes.ts";

/** What Storybook's preview says of the story that it shows, on its channel. */
const OUTCOMES = {
  storyRendered: "",
  storyUnchanged: "",
  storyMissing: "is missing",
  storyErrored: "is no story",
  storyThrewException: "threw",
  playFunctionThrewException: "failed in its play function",
};

type Preview = {
  channel: { emit: (event: string, data: unknown) => void; once: (event: string, listener: () => void) => void };
  currentRender?: { phase?: string; story?: { parameters: { look?: { loads: boolean } } } };
};

type WithPreview = { __STORYBOOK_PREVIEW__: Preview };

/** Pictures need no accessibility report, and making it takes longer than drawing. */
const address = (site: string, id: string, globals: Mode["globals"]) => {
  const switches = Object.entries(globals).map(([name, value]) => `${name}:${value};`);
  return `${site}/iframe.html?id=${id}&viewMode=story&globals=${switches.join("")}a11y.manual:!true`;
};

/** Loads Storybook's preview with its first story, and lets it finish: the next one must not get its word. */
export const openPreview = async (page: Page, site: string, id: string, { globals }: Mode): Promise<void> => {
  await page.goto(address(site, id, globals));
  await page.locator("body.sb-show-main, body.sb-show-errordisplay, body.sb-show-nopreview").waitFor();
  await page.waitForFunction(() => {
    const { currentRender } = (globalThis as unknown as WithPreview).__STORYBOOK_PREVIEW__;
    return ["finished", "errored", "aborted"].includes(currentRender?.phase ?? "");
  });
};

/** Shows another story in the same page, with all that it does; what went wrong, or nothing. */
export const showStory = async (page: Page, storyId: string): Promise<string> => {
  const said = await page.evaluate(
    ([id, names]) =>
      new Promise<string>((resolve) => {
        const { channel } = (globalThis as unknown as WithPreview).__STORYBOOK_PREVIEW__;
        for (const name of names) channel.once(name, () => resolve(name));
        channel.emit("setCurrentStory", { storyId: id, viewMode: "story" });
      }),
    [storyId, Object.keys(OUTCOMES)] as const,
  );
  await page.evaluate(() => document.fonts.ready);
  return OUTCOMES[said as keyof typeof OUTCOMES];
};

/** Whether the story that is shown keeps a loading state, as its file says. */
export const loadsForEver = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { currentRender } = (globalThis as unknown as WithPreview).__STORYBOOK_PREVIEW__;
    return currentRender?.story?.parameters.look?.loads === true;
  });
