import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { WORD } from "./rich-text/office-fixtures.ts";
import { paste } from "./rich-text/story-paste.ts";
import { RichTextField } from "./rich-text-field.tsx";
import { inForm } from "./story-form.tsx";

const TERMS = `<h2>Welcome offer</h2><p>Open to <strong>new players</strong> who read the <a href="/terms">terms</a>.</p><ul><li><p>One per household</p></li><li><p>Wagered <em>thirty</em> times</p></li></ul><blockquote><p>Play for fun.</p></blockquote>`;

const meta = {
  title: "Forms/RichTextField",
  component: RichTextField,
  decorators: [inForm],
  args: { name: "body", label: "Body" },
  parameters: { form: { values: { body: TERMS } } },
} satisfies Meta<typeof RichTextField>;
export default meta;
type Story = StoryObj<typeof meta>;

const box = () => screen.findByRole("textbox", { name: "Body" });
const value = () => (JSON.parse(screen.getByTestId("values").textContent) as { body: string }).body;
const tool = (name: string) => screen.findByRole("button", { name });

export const Filled: Story = {
  args: { help: "Players see it on the promotion's page." },
  play: async () => {
    await expect(await box()).toHaveTextContent("Open to new players");
    // Nothing was touched: the value is as it came.
    await expect(value()).toBe(TERMS);
  },
};

export const Empty: Story = {
  args: { required: true, help: "Players see it on the promotion's page." },
  parameters: { form: { values: { body: "" } } },
};

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
    // One stop for Tab, and the next is the text.
    await userEvent.tab();
    await expect(await box()).toHaveFocus();
  },
};

export const Links: Story = {
  parameters: { form: { values: { body: "<p>See </p>" } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText("See"));
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

/** Word's own styles and lists become the text's; what cannot come along is said. */
export const Pasted: Story = {
  parameters: { form: { values: { body: "" } } },
  play: async () => {
    paste(await box(), WORD);
    await waitFor(() => expect(value()).toContain("<ul><li><p>One per household</p><ul>"));
    await expect(value()).not.toMatch(/mso|style=|<o:p|file:/);
    await expect(await screen.findByText("Left out of what was pasted: 1 picture.")).toBeVisible();
    getSelection()?.selectAllChildren(await box());
    paste(await box(), `<h1 style="color:red" onclick="alert(1)">Title</h1><p><b>Bold</b> <a href="/a">away</a></p>`);
    await waitFor(() => expect(value()).toBe('<h1>Title</h1><p><strong>Bold</strong> <a href="/a">away</a></p>'));
    await expect(screen.queryByText(/Left out/)).toBeNull();
  },
};

export const CannotBeKept: Story = {
  parameters: { form: { values: { body: "<p>Odds</p><video></video>" } } },
  play: async () => {
    await expect(await screen.findByText(/Some HTML cannot be kept: <video>/)).toBeVisible();
    await expect(value()).toContain("<video>");
  },
};

export const TooLong: Story = {
  args: { maxLength: 100 },
  parameters: { form: { values: { body: TERMS }, errors: { body: "Use at most 100 characters." } } },
};

export const WithError: Story = {
  parameters: { form: { values: { body: "" }, errors: { body: "Write what the offer is." } } },
  play: async () => {
    await expect(await box()).toBeInvalid();
    await expect(await box()).toHaveAccessibleDescription("Write what the offer is.");
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async () => {
    await expect(await box()).toHaveAttribute("aria-readonly", "true");
    await expect(screen.queryByRole("toolbar")).toBeNull();
  },
};

export const DisabledWithReason: Story = { args: { disabledReason: "The offer has started." } };

export const RightToLeft: Story = {
  args: { label: "النص" },
  globals: { dir: "rtl" },
  parameters: {
    form: { values: { body: "<h2>عرض الترحيب</h2><ul><li><p>مرة واحدة لكل أسرة</p></li></ul><p>Free spins</p>" } },
  },
};

export const HostileText: Story = {
  parameters: {
    form: {
      values: {
        body: `<p>${"x".repeat(10_000)}</p><p>\u202Egnp.exe\u202C \u200B👩‍👩‍👧‍👦 =SUM(A1)</p><p>&lt;script&gt;alert(1)&lt;/script&gt;</p>`,
      },
    },
  },
  play: async () => {
    const text = await box();
    await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth);
    await expect(text.querySelector("script")).toBeNull();
  },
};
