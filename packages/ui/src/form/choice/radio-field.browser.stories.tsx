import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import meta from "./radio-field.stories.tsx";

// Tests that jsdom cannot run: they need layout, real focus or files.
export default {
  ...meta,
  title: "In a browser/Components/Forms/Radio field",
  tags: ["!dev", "!autodocs"],
};

type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText("Requires approval."));
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"payout":"manual"}');
    await expect(canvas.getByRole("radio", { name: "By hand" })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"payout":"none"}');
    await userEvent.tab();
    await expect(canvas.getByTestId("touched")).toHaveTextContent("payout");
  },
};
