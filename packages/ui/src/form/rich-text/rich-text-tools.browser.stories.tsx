import type { StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { paste } from "./paste/story-paste.ts";
import meta, * as looks from "./rich-text-tools.stories.tsx";
import { box, value, tool } from "./story-rich-text-tools.tsx";

// Tests that jsdom cannot run: they need layout, real focus or files.
export default {
  ...meta,
  title: "In a browser/Components/Forms/Rich text field/Tools",
  tags: ["!dev", "!autodocs"],
};

type Story = StoryObj<typeof meta>;

/** A table is inserted, extended and reduced with the menu and with the keyboard only. */
export const Tables: Story = {
  ...looks.Tables,
  play: async () => {
    const rows = () => [...document.querySelectorAll("[role=textbox] tr")].map((row) => row.children.length);
    const choose = async (name: string) => {
      await userEvent.click(await tool("Table"));
      await userEvent.click(
        await screen.findByRole(name.startsWith("Header row") ? "menuitemcheckbox" : "menuitem", { name }),
      );
      await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    };
    await box();
    await choose("Insert table Ctrl+Alt+T");
    await waitFor(async () => expect(await box()).toHaveFocus());
    await expect(rows()).toEqual([3, 3, 3]);
    await expect(document.querySelectorAll("[role=textbox] th")).toHaveLength(3);
    paste(await box(), "Level");
    await userEvent.keyboard("{Tab}");
    paste(await box(), "Spins");
    await waitFor(() => expect(value()).toContain("<th><p>Level</p></th><th><p>Spins</p></th>"));
    await userEvent.keyboard("{Control>}{Alt>}{ArrowDown}{ArrowRight}{/Alt}{/Control}");
    await expect(rows()).toEqual([4, 4, 4, 4]);
    await choose("Delete row Ctrl+Alt+Backspace");
    await userEvent.keyboard("{Control>}{Shift>}{Backspace}{/Shift}{/Control}");
    await expect(rows()).toEqual([3, 3, 3]);
    // The deleted row was the header row; the next row takes its place without becoming one.
    await expect(value()).not.toContain("<th>");
    await choose("Header row Ctrl+Alt+H");
    await waitFor(() => expect(value()).toContain("<th>"));
    // The shortcut moves the focus from the text to the toolbar; typing continues below a table at the end of the text.
    await waitFor(async () => expect(await box()).toHaveFocus());
    await userEvent.keyboard("{Alt>}{F10}{/Alt}");
    await waitFor(() =>
      expect(screen.getByRole("toolbar", { name: "Body: formatting" })).toContainElement(
        document.activeElement as HTMLElement,
      ),
    );
    await choose("Delete table");
    await waitFor(() => expect(value()).toBe(""));
  },
};

/** An image keeps its position when its alternative text or file changes, and can be removed. */
export const PictureChanged: Story = {
  args: { choosePicture: async () => ({ src: "/media/summer.webp", alt: "" }) },
  parameters: { form: { values: { body: '<p>Before <img src="/media/spring.webp" alt="A meadow"> after</p>' } } },
  play: async () => {
    const text = within(await box());
    const press = (target: Element, clientX: number) => {
      const { y, height } = target.getBoundingClientRect();
      return userEvent.pointer([{ keys: "[MouseLeft]", target, coords: { clientX, clientY: y + height / 2 } }]);
    };
    const opened = async (name: string) => {
      const picture = text.getByRole<HTMLImageElement>("img", { name });
      // The image has its size after loading.
      await waitFor(() => expect(picture.complete).toBe(true));
      const { left, width } = picture.getBoundingClientRect();
      // Clicks next to it first, because two clicks in one place would be a double click.
      await press(picture.closest("p")!, left - 20);
      await press(picture, left + width / 2);
      await userEvent.click(await tool("Picture"));
      return within(await screen.findByRole("dialog", { name: "Picture" }));
    };
    const closed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

    const dialog = await opened("A meadow");
    const words = dialog.getByLabelText("Description");
    await expect(words).toHaveValue("A meadow");
    await userEvent.click(dialog.getByRole("button", { name: "Choose another…" }));
    await userEvent.clear(words);
    await userEvent.type(words, "A beach");
    await userEvent.click(dialog.getByRole("button", { name: "Change picture" }));
    await closed();
    await waitFor(() => expect(value()).toBe('<p>Before <img src="/media/summer.webp" alt="A beach"> after</p>'));

    await userEvent.click((await opened("A beach")).getByRole("button", { name: "Remove picture" }));
    await closed();
    await waitFor(() => expect(value()).toBe("<p>Before  after</p>"));
  },
};
