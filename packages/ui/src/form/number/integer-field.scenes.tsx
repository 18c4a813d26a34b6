import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import meta, * as looks from "./integer-field.stories.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

export const WithUnit: Story = {
  ...looks.WithUnit,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription("seconds After this the session ends.");
  },
};

/** Invalid text stays visible and never becomes another number. */
export const Refused: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole("textbox");
    for (const [typed, says] of [
      ["12a3", "Enter a number like 12,345."],
      ["1.5", "Use a whole number."],
      ["1e5", "Enter a number like 12,345."],
      ["-5", "Use at least 0."],
    ] as const) {
      await userEvent.clear(box);
      await userEvent.type(box, typed);
      await userEvent.tab();
      await expect(box).toHaveValue(typed);
      await expect(canvas.getByTestId("values")).toHaveTextContent(`{"limit":"refused:${typed}"}`);
      await expect(box).toHaveAccessibleDescription(says);
    }
    await userEvent.clear(box);
    await userEvent.type(box, "15");
    await expect(box).toBeValid();
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"limit":"15"}');
  },
};

/** The locale's thousands separators are accepted, typed or pasted; the input shows plain digits on blur. */
export const Grouped: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole("textbox");
    await userEvent.type(box, "1,234,567");
    await expect(box).toHaveValue("1,234,567");
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"limit":"1234567"}');
    await userEvent.tab();
    await expect(box).toHaveValue("1234567");
    await userEvent.clear(box);
    await userEvent.paste("12.50");
    await expect(box).toHaveValue("12.50");
    await expect(box).toHaveAccessibleDescription("Use a whole number.");
  },
};

export const Signed: Story = {
  ...looks.Signed,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox"), "-40");
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"limit":"-40"}');
  },
};

export const DisabledWithReason: Story = {
  ...looks.Disabled,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox"), "1x");
    await expect(canvas.getByRole("textbox")).toHaveValue("250000");
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription("Set by the payment provider.");
  },
};
