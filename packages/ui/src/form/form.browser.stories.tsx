import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import meta, * as looks from "./form.stories.tsx";

// Tests that jsdom cannot run: they need layout, real focus or files.
export default {
  ...meta,
  title: "In a browser/Components/Forms/Form",
  tags: ["!dev", "!autodocs"],
};

type Story = StoryObj<typeof meta>;

export const ReadOnly: Story = {
  ...looks.ReadOnly,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Key" }), "x");
    await userEvent.click(canvas.getByText("Withdrawal"));
    await userEvent.click(canvas.getByRole("switch"));
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
    await expect(canvas.getByRole("status")).toHaveTextContent("No changes");
  },
};
