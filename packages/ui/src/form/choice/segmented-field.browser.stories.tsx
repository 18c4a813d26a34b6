import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import meta from "./segmented-field.stories.tsx";

// Tests that jsdom cannot run: they need layout, real focus or files.
export default {
  ...meta,
  title: "In a browser/Components/Forms/Segmented field",
  tags: ["!dev", "!autodocs"],
};

type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "Deposit" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("radio", { name: "Withdrawal" })).toBeChecked();
    await userEvent.click(canvas.getByText("Both"));
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"side":"both"}');
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText("Both"));
    await expect(canvas.getByRole("radio", { name: "Deposit" })).toBeChecked();
  },
};
