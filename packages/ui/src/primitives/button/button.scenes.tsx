import type { StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import meta, * as looks from "./button.stories.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  ...looks.Primary,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  ...looks.Loading,
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole("button", { name: "Save" });
    await expect(button).toHaveAttribute("aria-busy", "true");
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const WithReason: Story = {
  ...looks.Disabled,
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole("button", { name: "Save" });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription("Ask an administrator for banks.manage");
    await waitFor(() => expect(screen.getByRole("tooltip")).toHaveTextContent("Ask an administrator"));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
    await userEvent.keyboard("{Enter}");
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const AsLink: Story = {
  ...looks.AsLink,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Open banks" })).toBeVisible();
  },
};
