import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { look } from "#testing/look.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { sentTo } from "#testing/stories/sent.ts";
import { FOOTER, menu, withFooter } from "#testing/rows/content/footer-rows.ts";

export default {
  ...staging,
  title: "Pages/CMS (v1)/Footer",
  args: { at: "/cms/v2/footer?opId=op-nordlys", arrange: withFooter() },
} satisfies SceneMeta;

export const Default = look();

const column = async (name: string) => within(await screen.findByRole("region", { name }));
const titles = (of: ReturnType<typeof within>) =>
  of.getAllByRole("button", { name: /^Move [^:]+$/ }).map((it: HTMLElement) => it.getAttribute("aria-label"));

/** Columns with items; arrow keys move an item and keep its focus; the entire menu is saved once. */
export const PutInOrder: SceneStory = {
  play: async ({ loaded }) => {
    const about = await column("About");
    about.getByRole("button", { name: "Move VIP club" }).focus();
    await userEvent.keyboard("{ArrowUp}");
    await expect(titles(about)).toEqual(["Move VIP club", "Move About us"]);
    await expect(screen.getByText("VIP club: 1 of 2 in About.")).toBeInTheDocument();
    await userEvent.keyboard("{ArrowRight}");
    await expect(titles(await column("Help"))).toEqual(["Move VIP club", "Move Questions"]);
    await expect(screen.getByRole("button", { name: "Move VIP club" })).toHaveFocus();
    await expect(screen.getByRole("button", { name: "Edit VIP club" })).toHaveAccessibleDescription(
      "Save or discard the new order first.",
    );
    await userEvent.click(screen.getByRole("button", { name: "Save order" }));
    await waitFor(() => expect(screen.getByText("Footer has been updated successfully")).toBeVisible());
    await expect(sentTo(loaded, "updateFooter")).toEqual([
      FOOTER({
        column1: { title: "About", items: [menu.column1.items[0]!] },
        column2: { title: "Help", items: [menu.column1.items[1]!, ...menu.column2.items] },
      }),
    ]);
    await waitFor(() => expect(screen.queryByRole("button", { name: "Save order" })).toBeNull());
  },
};

/** Drag and drop has alternatives: buttons move an item up and down, the menu moves it to another column. */
export const MovedByPresses: SceneStory = {
  play: async () => {
    await userEvent.click((await column("About")).getByRole("button", { name: "Move up: VIP club" }));
    await expect(titles(await column("About"))).toEqual(["Move VIP club", "Move About us"]);
    await userEvent.click(screen.getByRole("button", { name: "More actions: VIP club" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Move to the next column" }));
    await expect(titles(await column("Help"))).toEqual(["Move VIP club", "Move Questions"]);
    await expect(screen.getByRole("button", { name: "Move VIP club" })).toHaveAccessibleDescription(
      /Arrow keys move it/,
    );
  },
};

/** Changed by another user: the alert names author and change, the own order stays, and the user chooses one. */
export const ChangedMeanwhile: SceneStory = {
  play: async ({ loaded }) => {
    (await column("About")).getByRole("button", { name: "Move VIP club" }).focus();
    await userEvent.keyboard("{ArrowUp}");
    withFooter({ ...menu, column1: { title: "Us", items: menu.column1.items } })(loaded.db);
    await userEvent.click(screen.getByRole("button", { name: "Save order" }));
    await waitFor(() => expect(screen.getByText(/Another user has changed this part of the footer/)).toBeVisible());
    await userEvent.click(screen.getByRole("button", { name: "OK" }));
    await waitFor(() => expect(screen.getByText("This footer was changed while you reordered it")).toBeVisible());
    await expect(screen.getByRole("region", { name: "Changes" })).toHaveTextContent(/About.*→.*Us/s);
    await expect(titles(await column("About"))).toEqual(["Move VIP club", "Move About us"]);
    await expect(sentTo(loaded, "updateFooter")).toEqual([]);
    await userEvent.click(screen.getByRole("button", { name: "Discard my order" }));
    await expect(titles(await column("Us"))).toEqual(["Move About us", "Move VIP club"]);
  },
};

/** Renames a column in place. */
export const Renamed: SceneStory = {
  play: async ({ loaded }) => {
    await userEvent.click((await column("Help")).getByRole("button", { name: "Change heading: Help" }));
    const box = screen.getByRole("textbox", { name: "Heading of Help" });
    await userEvent.clear(box);
    await userEvent.type(box, "Support{Enter}");
    await waitFor(() => expect(screen.getByRole("region", { name: "Support" })).toBeVisible());
    await expect(sentTo(loaded, "updateFooter")).toEqual([
      FOOTER({ ...menu, column2: { title: "Support", items: menu.column2.items } }),
    ]);
  },
};

/** A language without a menu; the menu's links keep `selectedLanguage` (shell §2.1). */
export const Empty = look({
  args: { at: "/cms/v2/footer?opId=op-nordlys&selectedLanguage=fr" },
  play: async () => {
    await waitFor(() => expect(screen.getByText("No footer in this language yet")).toBeVisible());
    await expect(screen.getByRole("combobox", { name: "Language" })).toHaveValue("fr");
  },
});

/** Read-only users cannot move items, and see the reason. */
export const WithoutRight: SceneStory = {
  args: { account: "operator-manager" },
  play: async () => {
    await expect((await column("About")).getByRole("button", { name: "Edit VIP club" })).toHaveAccessibleDescription(
      /You need the permission edit_cms/,
    );
    await expect(screen.getByRole("button", { name: "Move VIP club" })).toHaveAttribute("aria-disabled", "true");
  },
};
