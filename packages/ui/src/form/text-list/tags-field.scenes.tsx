import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import meta from "./tags-field.stories.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

export const Typing: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole("textbox", { name: "Tags" });
    await userEvent.type(box, "vip{Enter}high roller,vip,");
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"tags":["vip","high roller"]}');
    await userEvent.type(box, "{Backspace}{Backspace}");
    await expect(box).toHaveValue("high rolle");
    await userEvent.tab();
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"tags":["vip","high rolle"]}');
    await userEvent.click(canvas.getByRole("button", { name: "Remove vip" }));
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"tags":["high rolle"]}');
  },
};

export const PastedLines: Story = {
  args: {
    label: "Allowed addresses",
    mono: true,
    noWhitespace: true,
    limit: 4,
    check: (tag) => (/^[\d.]+$/.test(tag) ? undefined : "this is no address."),
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole("textbox", { name: "Allowed addresses" });
    await userEvent.click(box);
    await userEvent.paste("10.0.0.1\n10.0.0.2\r\n10.0.0.1\nhost\n10.0.0.3");
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"tags":["10.0.0.1","10.0.0.2","10.0.0.3"]}');
    await expect(box).toHaveValue("host");
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription("host: this is no address.");
    await userEvent.clear(box);
    await userEvent.type(box, "10.0.0.4 10.0.0.5 ");
    await expect(box).toHaveAccessibleDescription("Use at most 4 entries.");
  },
};

/** A tag that the server has stored twice is shown once and removed completely. */
export const StoredTwice: Story = {
  parameters: { form: { values: { tags: ["vip", "vip", "late"] } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Remove vip" }));
    await expect(canvas.getAllByRole("listitem")).toHaveLength(1);
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"tags":["late"]}');
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true },
  parameters: { form: { values: { tags: ["vip", "high roller"] } } },
  play: async ({ canvas }) => expect(canvas.queryByRole("button")).not.toBeInTheDocument(),
};
