import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { firstRow } from "#testing/on-screen.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { choicesIn } from "#testing/stories/choose.ts";

export default {
  ...staging,
  args: { at: "/tournament/list" },
} satisfies SceneMeta;

const open = async () => {
  await firstRow();
  await userEvent.click(screen.getByRole("button", { name: /^Filters/ }));
  return within(await screen.findByRole("dialog", { name: /Filters/ }));
};

/** The documented categories and states (money §2). */
export const Offered: SceneStory = {
  play: async () => {
    const panel = await open();
    await waitFor(() =>
      expect(choicesIn(panel.getByRole("combobox", { name: "Category" }))).toEqual(
        expect.arrayContaining(["All games", "Sports", "Casino"]),
      ),
    );
    await expect(choicesIn(panel.getByRole("combobox", { name: "Status" }))).toEqual(
      expect.arrayContaining(["Active", "Expired"]),
    );
  },
};

/** Applied filters are in the address and narrow the list. */
export const Applied: SceneStory = {
  play: async ({ loaded: { history } }) => {
    const panel = await open();
    await userEvent.selectOptions(await panel.findByRole("combobox", { name: "Category" }), "Casino");
    await userEvent.selectOptions(panel.getByRole("combobox", { name: "Status" }), "Expired");
    await userEvent.click(panel.getByRole("button", { name: /^Filter/ }));
    await waitFor(() => expect(history.location.search).toMatch(/category=CASINO/));
    await expect(history.location.search).toMatch(/status=EXPIRED/);
    await waitFor(() => expect(screen.queryByRole("cell", { name: "Active" })).toBeNull());
    await waitFor(() => expect(screen.getAllByRole("cell", { name: "Casino" }).length).toBeGreaterThan(0));
  },
};
