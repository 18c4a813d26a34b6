import type { Page } from "playwright";
import type { Frozen } from "./freeze.ts";
import type { Mode } from "./modes.ts";

/** Events of Storybook's preview channel about the current story. */
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

/** The pictures need no accessibility report, which takes longer than drawing. */
const address = (site: string, id: string, globals: Mode["globals"]) => {
  const switches = Object.entries(globals).map(([name, value]) => `${name}:${value};`);
  return `${site}/iframe.html?id=${id}&viewMode=story&globals=${switches.join("")}a11y.manual:!true`;
};

/**
 * Loads Storybook's preview with its first story and waits for its result, so that the next story does not receive it.
 */
export const openPreview = async (page: Page, site: string, id: string, { globals }: Mode): Promise<void> => {
  await page.goto(address(site, id, globals));
  await page.locator("body.sb-show-main, body.sb-show-errordisplay, body.sb-show-nopreview").waitFor();
  await page.waitForFunction(() => {
    const { currentRender } = (globalThis as unknown as WithPreview).__STORYBOOK_PREVIEW__;
    return ["finished", "errored", "aborted"].includes(currentRender?.phase ?? "");
  });
};

/** Shows another story in the same page, including its play function. Returns the error, if any. */
export const showStory = async (page: Page, storyId: string): Promise<string> => {
  const said = await page.evaluate(
    ([id, names]) =>
      new Promise<string>((resolve) => {
        const { channel } = (globalThis as unknown as WithPreview).__STORYBOOK_PREVIEW__;
        (globalThis as unknown as Frozen).restartRandom();
        for (const name of names) channel.once(name, () => resolve(name));
        channel.emit("setCurrentStory", { storyId: id, viewMode: "story" });
      }),
    [storyId, Object.keys(OUTCOMES)] as const,
  );
  await page.evaluate(() => document.fonts.ready);
  return OUTCOMES[said as keyof typeof OUTCOMES];
};

/** Whether the current story stays in a loading state, as its file declares. */
export const loadsForEver = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { currentRender } = (globalThis as unknown as WithPreview).__STORYBOOK_PREVIEW__;
    return currentRender?.story?.parameters.look?.loads === true;
  });
