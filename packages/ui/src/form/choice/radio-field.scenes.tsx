import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import meta from "./radio-field.stories.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

export const ReadOnly: Story = {
  args: { readOnly: true },
  parameters: { form: { values: { payout: "auto" } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "By hand" }));
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"payout":"auto"}');
  },
};
