import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import meta from "./checkbox-field.stories.tsx";

// Tests that jsdom cannot run: they need layout, real focus or files.
export default {
  ...meta,
  title: "In a browser/Components/Forms/Checkbox field",
  tags: ["!dev", "!autodocs"],
};

type Story = StoryObj<typeof meta>;

export const Changing: Story = {
  args: { help: "Clients see it in the cashier." },
  play: async ({ canvas }) => {
    const control = canvas.getByRole("checkbox", { name: "Open for deposits" });
    await expect(control).toHaveAccessibleDescription("Clients see it in the cashier.");
    await userEvent.click(control);
    await expect(control).toBeChecked();
    await userEvent.click(canvas.getByText("Open for deposits"));
    await expect(control).not.toBeChecked();
    await userEvent.keyboard(" ");
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"active":true}');
  },
};
