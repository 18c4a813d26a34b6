import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { look } from "#testing/look.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { expectNothingSent, sentTo } from "#testing/stories/sent.ts";

const colors = { primary: "#2f6fed", secondary: "#f2b705", background: "#0f1522", surface: "#182034", text: "#f4f6fb" };

export default {
  ...staging,
  title: "Pages/CMS (v1)/Theme",
  args: {
    at: "/cms/v2/theme?opId=op-nordlys",
    arrange: (db) =>
      void db.cmsSite.themes.set("op-nordlys", {
        opId: "op-nordlys",
        mode: "DARK",
        colors,
        fontFamily: "Inter",
        cornerRadius: 8,
        updatedAt: "2026-11-01T08:00:00.000Z",
        updatedBy: "Mara",
      }),
  },
} satisfies SceneMeta;

export const Default = look();

const type = async (label: RegExp, text: string) => {
  const box = await screen.findByRole("textbox", { name: label });
  await userEvent.clear(box);
  await userEvent.type(box, text);
};

/** Preview and contrast follow the input; the body is complete. */
export const Saved: SceneStory = {
  play: async ({ loaded }) => {
    await type(/^Text/, "#30384a");
    const contrast = within(screen.getByLabelText("Contrast"));
    await waitFor(() => expect(contrast.getAllByText("Hard to read")[0]).toBeVisible());
    await type(/^Text/, "#ffffff");
    await type(/^Corner radius/, "0");
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.getByText("Theme saved.")).toBeVisible());
    await expect(sentTo(loaded, "updateTheme")).toEqual([
      {
        body: {
          opId: "op-nordlys",
          mode: "DARK",
          colors: { ...colors, text: "#ffffff" },
          fontFamily: "Inter",
          cornerRadius: 0,
        },
      },
    ]);
  },
};

/** Text that visitors cannot read: the theme is saved only after a confirmation, and not by Cancel. */
export const Unreadable: SceneStory = {
  play: async ({ loaded }) => {
    await type(/^Background/, "#0b1512");
    await type(/^Text/, "#000000");
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    const confirmation = async () => within(await screen.findByRole("alertdialog", { name: "Save anyway?" }));
    await userEvent.click((await confirmation()).getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expectNothingSent(loaded, "updateTheme");
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.getByRole("alertdialog")).toHaveTextContent("Text on the background (1.13 : 1)"));
    await userEvent.click((await confirmation()).getByRole("button", { name: "Save anyway" }));
    await waitFor(() => expect(sentTo(loaded, "updateTheme")).toHaveLength(1));
    await waitFor(() => expect(screen.getByText("Theme saved.")).toBeVisible());
  },
};

/** Another user changed the same field: saving is blocked until one value is chosen; theirs can be taken. */
export const ChangedMeanwhile: SceneStory = {
  play: async ({ loaded }) => {
    await type(/^Corner radius/, "0");
    const { themes } = loaded.db.cmsSite;
    const theirs = { updatedAt: "2026-11-02T08:00:00.000Z", updatedBy: "Jonas", fontFamily: "Rubik", cornerRadius: 16 };
    themes.set("op-nordlys", { ...themes.get("op-nordlys")!, ...theirs });
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    const conflict = within(await screen.findByRole("group", { name: "Edit conflict" }));
    await expectNothingSent(loaded, "updateTheme");
    await expect(screen.getByRole("textbox", { name: /^Typeface/ })).toHaveValue("Rubik");
    await expect(screen.getByRole("textbox", { name: /^Corner radius/ })).toHaveValue("0");
    await userEvent.click(conflict.getByRole("button", { name: "Take theirs: Corner radius" }));
    await waitFor(() => expect(screen.getByRole("textbox", { name: /^Corner radius/ })).toHaveValue("16"));
    await expect(screen.queryByRole("group", { name: "Edit conflict" })).toBeNull();
  },
};

export const RadiusTooLarge: SceneStory = {
  play: async ({ loaded }) => {
    await type(/^Corner radius/, "33");
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() =>
      expect(screen.getByRole("textbox", { name: /^Corner radius/ })).toHaveAccessibleDescription(
        /Use a number up to 32\./,
      ),
    );
    await expectNothingSent(loaded, "updateTheme");
  },
};

export const WithoutRight: SceneStory = {
  args: { account: "operator-manager" },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/You need the permission edit_cms/)).toBeVisible());
    await expect(screen.getByRole("textbox", { name: /^Primary/ })).toHaveAttribute("readonly");
  },
};

/** There is no theme for all operators together. */
export const NoSiteChosen = look({
  args: { at: "/cms/v2/theme" },
  play: () => waitFor(() => expect(screen.getByText("Choose an operator or brand")).toBeVisible()),
});
