import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Button } from "../primitives/button/button.tsx";
import meta, * as looks from "./alert.stories.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

export const Info: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Dismiss" }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const Critical: Story = {
  ...looks.Critical,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Error: Payments are paused");
  },
};

export const WithoutDismiss: Story = {
  ...looks.WithoutDismiss,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
    await expect(canvas.getByRole("status")).toHaveTextContent("Warning: The limit");
  },
};

export const ByKeyboard: Story = {
  args: { severity: "critical", title: "Payments are paused", action: <Button size="sm">See status</Button> },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "See status" })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
