import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import meta from "./percentage-field.stories.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

export const Typing: Story = {
  parameters: { form: { values: { share: "99.8" } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("textbox", { name: "Revenue share" }));
    await userEvent.keyboard("{ArrowUp}");
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"share":"100"}');
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription("% From 0 to 100.");
  },
};
