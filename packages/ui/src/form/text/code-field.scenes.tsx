import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import meta from "./code-field.stories.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

export const Wrapping: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole("textbox", { name: "Tracking code" });
    await expect(box).toHaveAttribute("wrap", "off");
    await userEvent.click(canvas.getByRole("button", { name: "Wrap" }));
    await expect(box).toHaveAttribute("wrap", "soft");
    await expect(canvas.getByRole("button", { name: "Wrap", pressed: true })).toBeVisible();
    await userEvent.type(box, "x");
    await expect(canvas.getByTestId("values")).toHaveTextContent("</script>x");
  },
};
