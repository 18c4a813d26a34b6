import type { StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import meta, * as looks from "./icon-button.stories.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole("button", { name: "Edit" });
    await userEvent.hover(button);
    await waitFor(() => expect(screen.getByRole("tooltip")).toHaveTextContent("Edit"));
    await expect(button).not.toHaveAttribute("aria-describedby");
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const WithReason: Story = {
  ...looks.Disabled,
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole("button", { name: "Delete" });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole("tooltip")).toHaveTextContent("Only its author can delete it"));
    await expect(button).toHaveAccessibleDescription("Only its author can delete it");
  },
};
