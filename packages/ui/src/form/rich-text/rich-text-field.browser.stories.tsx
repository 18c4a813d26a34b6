import type { StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { WORD } from "./paste/office-fixtures.ts";
import { paste } from "./paste/story-paste.ts";
import meta, * as looks from "./rich-text-field.stories.tsx";
import { box, value, tool } from "./story-rich-text-field.tsx";

// Tests that jsdom cannot run: they need layout, real focus or files.
export default {
  ...meta,
  title: "In a browser/Components/Forms/Rich text field",
  tags: ["!dev", "!autodocs"],
};

type Story = StoryObj<typeof meta>;

export const Writing: Story = {
  parameters: { form: { values: { body: "" } } },
  play: async () => {
    paste(await box(), "Once only");
    await waitFor(() => expect(value()).toBe("<p>Once only</p>"));
    getSelection()?.selectAllChildren(await box());
    await userEvent.click(await tool("Bold"));
    await expect(await tool("Bold")).toHaveAttribute("aria-pressed", "true");
    await waitFor(() => expect(value()).toBe("<p><strong>Once only</strong></p>"));
    await userEvent.click(await tool("Heading 2"));
    await waitFor(() => expect(value()).toBe("<h2><strong>Once only</strong></h2>"));
    await userEvent.click(await tool("Undo"));
    await waitFor(() => expect(value()).toBe("<p><strong>Once only</strong></p>"));
  },
};

/** Word's styles and lists are converted; left-out content is reported. */
export const Pasted: Story = {
  parameters: { form: { values: { body: "" } } },
  play: async () => {
    paste(await box(), WORD);
    await waitFor(() => expect(value()).toContain("<ul><li><p>One per household</p><ul>"));
    await expect(value()).not.toMatch(/mso|style=|<o:p|file:/);
    await waitFor(() => expect(screen.getByText("Removed from the pasted content: 1 picture.")).toBeVisible());
    getSelection()?.selectAllChildren(await box());
    paste(await box(), `<h1 style="color:red" onclick="alert(1)">Title</h1><p><b>Bold</b> <a href="/a">away</a></p>`);
    await waitFor(() => expect(value()).toBe('<h1>Title</h1><p><strong>Bold</strong> <a href="/a">away</a></p>'));
    await expect(screen.queryByText(/Removed from/)).toBeNull();
  },
};

export const HostileText: Story = {
  ...looks.HostileTexts,
  play: async () => {
    const text = await box();
    await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth);
    await expect(text.querySelector("script")).toBeNull();
  },
};

/** Ctrl+K makes selected text a link; without a selection it is left to the page. */
export const LinkByKey: Story = {
  parameters: { form: { values: { body: "<p>terms</p>" } } },
  play: async ({ canvas }) => {
    await expect(await tool("Link")).toHaveAttribute("aria-keyshortcuts", "Control+K");
    await userEvent.click(canvas.getByText("terms"));
    await userEvent.keyboard("{Control>}k{/Control}");
    await expect(screen.queryByRole("dialog")).toBeNull();
    getSelection()?.selectAllChildren(await box());
    await waitFor(async () => {
      await userEvent.keyboard("{Control>}k{/Control}");
      await expect(screen.getByRole("dialog", { name: "Link" })).toBeVisible();
    });
    const dialog = within(screen.getByRole("dialog", { name: "Link" }));
    await userEvent.type(dialog.getByLabelText("Address"), "example.com{Enter}");
    await waitFor(() => expect(value()).toMatch(/<a href="https:\/\/example.com\/?">terms<\/a>/));
  },
};
