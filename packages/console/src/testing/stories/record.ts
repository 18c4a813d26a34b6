import { expect, screen, userEvent, waitFor } from "storybook/test";
import { moreItem } from "#testing/more-item.ts";
import { drawer, shownDrawer } from "#testing/on-screen.ts";
import type { Scene } from "#testing/scene.ts";
import type { SceneStory } from "#testing/staging.tsx";

/** Asserts that the drawer shows this text. */
export const says = (text: string | RegExp): Promise<void> =>
  waitFor(() => expect(shownDrawer().getAllByText(text)[0]).toBeVisible());

/** The drawer of a record shows these texts; common behaviour is tested in the kit. */
export const shows = (texts: readonly (string | RegExp)[], args: Partial<Scene> = {}): SceneStory => ({
  args,
  play: async () => {
    for (const text of texts) await says(text);
  },
});

/** Labels of all figures and facts in their order, empty ones included, and words of the metadata line. */
export const showsFacts = (
  labels: string,
  args: Partial<Scene> = {},
  metadata: readonly string[] = [],
): SceneStory => ({
  args,
  play: async () => {
    const panel = await drawer();
    await panel.findAllByRole("term");
    const empty = panel.queryByRole("button", { name: /^Show \d+ empty fields?$/ });
    if (empty) await userEvent.click(empty);
    for (const word of metadata) await expect(panel.getAllByText(new RegExp(`^${word}\\b`))[0]).toBeVisible();
    await expect(
      screen
        .getAllByRole("term")
        .map((term) => term.textContent)
        .join(", "),
    ).toBe(labels);
  },
});

/** Button is disabled → it names the missing permission or another reason, nothing opens. */
export const cannot = (button: string | RegExp, why: string | RegExp, args: Partial<Scene> = {}): SceneStory => ({
  args,
  play: async () => {
    const it = await (await drawer()).findByRole("button", { name: button });
    await expect(it).toHaveAccessibleDescription(why);
    await userEvent.click(it);
    await expect(screen.queryByRole("alertdialog")).toBeNull();
  },
});

/** Item of More is disabled → it names the missing permission or another reason. */
export const cannotMore = (item: string, why: string | RegExp, args: Partial<Scene> = {}): SceneStory => ({
  args,
  play: async () => {
    await drawer();
    await expect(await moreItem(item)).toHaveAccessibleDescription(why);
  },
});

/** What shows the JSON of a record: the end of its metadata, or a tab beside others. */
export const shownJson = () => ["button", "tab"].flatMap((role) => screen.queryAllByRole(role, { name: "JSON" }));

/** Where this account finds the JSON of the record: in a tab, by the button at the end of its metadata, or nowhere. */
export const hasJson = (
  account: string,
  expected: "tab" | "button" | false,
  args: Partial<Scene> = {},
): SceneStory => ({
  args: { account, ...args },
  play: async () => {
    await (await drawer()).findAllByRole("term");
    await expect(shownJson().map((it) => it.getAttribute("role") ?? "button")).toEqual(expected ? [expected] : []);
  },
});
