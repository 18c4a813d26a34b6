import type { StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import meta, * as looks from "./rich-text-field.stories.tsx";
import { TERMS, box, value, tool } from "./story-rich-text-field.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  ...looks.Filled,
  play: async () => {
    await expect(await box()).toHaveTextContent("Open to new players");
    // Without an edit the value is unchanged.
    await expect(value()).toBe(TERMS);
  },
};

export const Toolbar: Story = {
  args: { htmlView: true },
  play: async () => {
    const bold = await tool("Bold");
    const bar = within(screen.getByRole("toolbar", { name: "Body: formatting" }));
    bold.focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(await tool("Italic")).toHaveFocus();
    await userEvent.keyboard("{End}");
    await expect(bar.getByRole("button", { name: "HTML" })).toHaveFocus();
    // The toolbar is one tab stop; the next one is the text.
    await userEvent.tab();
    await expect(await box()).toHaveFocus();
  },
};

export const Links: Story = {
  parameters: { form: { values: { body: "<p>See </p>" } } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText("See"));
    await userEvent.click(await tool("Link"));
    const dialog = within(await screen.findByRole("dialog", { name: "Link" }));
    await userEvent.type(dialog.getByLabelText("Address"), "javascript:alert(1)");
    await userEvent.click(dialog.getByRole("button", { name: "Set link" }));
    await expect(dialog.getByLabelText("Address")).toHaveAccessibleDescription(/Use a web address/);
    await userEvent.clear(dialog.getByLabelText("Address"));
    await userEvent.type(dialog.getByLabelText("Address"), "example.com/terms");
    await userEvent.type(dialog.getByLabelText("Text"), "the terms{Enter}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(value()).toContain('<a href="https://example.com/terms">the terms</a>');
    await waitFor(async () => expect(await box()).toHaveFocus());
  },
};

export const CannotBeKept: Story = {
  ...looks.UnsupportedContent,
  play: async () => {
    await waitFor(() => expect(screen.getByText(/Unsupported HTML: <video>/)).toBeVisible());
    await expect(value()).toContain("<video>");
  },
};

export const WithError: Story = {
  ...looks.ValidationError,
  play: async () => {
    await expect(await box()).toBeInvalid();
    await expect(await box()).toHaveAccessibleDescription("Write what the offer is.");
  },
};

export const ReadOnly: Story = {
  ...looks.ReadOnly,
  play: async () => {
    await expect(await box()).toHaveAttribute("aria-readonly", "true");
    await expect(screen.queryByRole("toolbar")).toBeNull();
  },
};
