import type { StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import meta, * as looks from "./diff-view.stories.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(6);
    await expect(canvas.getByText("limits.largest").closest("li")).toHaveTextContent("5000.00→2500.00");
    await expect(canvas.getByText("limits.daily")).toHaveTextContent("Added");
    await expect(canvas.getByText("Changed; the value is secret")).toBeVisible();
    await expect(canvasElement.innerHTML).not.toContain("sk_live");
  },
};

export const WithNames: Story = {
  ...looks.WithNames,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Largest amount")).toBeVisible();
  },
};

export const Empty: Story = {
  ...looks.Empty,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Nothing was changed.")).toBeVisible();
  },
};
