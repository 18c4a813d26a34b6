import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import meta, * as looks from "./states.stories.tsx";
import { act } from "./story-states.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

export const NothingMatches: Story = {
  ...looks.NothingMatches,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Clear filters" }));
    await expect(act).toHaveBeenCalledOnce();
  },
};

export const Forbidden: Story = {
  ...looks.Forbidden,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("banks.manage")).toBeVisible();
  },
};

export const Failed: Story = {
  ...looks.Error,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("The server did not answer.");
    await userEvent.click(canvas.getByText("Details"));
    await expect(canvas.getByText("504 · request 7f31c2aa")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(act).toHaveBeenCalledOnce();
  },
};
