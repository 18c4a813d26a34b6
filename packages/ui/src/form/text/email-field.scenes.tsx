import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import meta from "./email-field.stories.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

export const TrimmedWhenLeft: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("textbox", { name: "Email" }));
    await userEvent.paste(" søren@münchen.example ");
    await userEvent.tab();
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"email":"søren@münchen.example"}');
  },
};
