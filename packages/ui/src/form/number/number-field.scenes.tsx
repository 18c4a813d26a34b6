import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import meta, * as looks from "./number-field.stories.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

export const Typing: Story = {
  args: { min: "0", step: "0.25", unit: "points" },
  play: async ({ canvas }) => {
    const box = canvas.getByRole("textbox", { name: "Factor" });
    await userEvent.type(box, "1200.5{ArrowUp}");
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"factor":"1200.75"}');
    await userEvent.tab();
    await expect(box).toHaveValue("1,200.75");
    await expect(box).toHaveAccessibleDescription("points At least 0.");
  },
};

export const Whole: Story = {
  ...looks.Whole,
  play: async ({ canvas }) => {
    const box = canvas.getByRole("textbox");
    await userEvent.type(box, "12.5");
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"factor":"refused:12.5"}');
    await expect(box).toHaveValue("12.5");
    await expect(box).toHaveAccessibleDescription("spins Use a whole number.");
    await userEvent.keyboard("{Backspace}{Backspace}5");
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"factor":"125"}');
    await expect(box).toBeValid();
  },
};
