import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import meta, * as looks from "./checks.stories.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

export const Stop: Story = {
  ...looks.Stop,
  play: async ({ canvas }) => {
    const line = canvas.getByRole("alert");
    await expect(line).toHaveTextContent("Stop: Blocked player. Approval pays a blocked account.Open player");
    await expect(within(line).getByRole("link", { name: "Open player" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "1 other player" })).toBeVisible();
  },
};

export const Failed: Story = {
  ...looks.Failed,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("2 checks failed: destination, risk.");
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The same cells in every state, so that nothing moves when answers come. */
export const Loading: Story = {
  ...looks.Loading,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Checking… 2 of 6 read");
    await expect(canvas.getAllByRole("listitem")).toHaveLength(6);
    await expect(canvas.queryByRole("button", { name: "Try again" })).toBeNull();
  },
};

export const Forbidden: Story = {
  ...looks.Forbidden,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("2 checks not visible to your role · 4 clear");
    await expect(canvas.getAllByText("not visible to your role")).toHaveLength(2);
  },
};
