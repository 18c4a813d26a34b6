import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import meta, * as looks from "./data-table-states.stories.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  ...looks.Loading,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("grid")).toHaveAttribute("aria-busy", "true");
    await waitFor(() => expect(canvasElement.querySelectorAll("[data-slot=skeleton-row]")).toHaveLength(8));
  },
};

export const Refreshing: Story = {
  ...looks.Refreshing,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("grid")).toHaveAttribute("aria-busy", "true");
    await waitFor(() => expect(canvasElement.querySelectorAll("tr[data-index]")).toHaveLength(50));
  },
};

export const NothingMatches: Story = {
  ...looks.NothingMatches,
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Clear filters" }));
    await expect(args.onClearFilters).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  ...looks.Error,
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const FailedRefresh: Story = {
  ...looks.RefreshFailed,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole("alert")).toHaveTextContent("may be out of date"));
    await waitFor(() => expect(canvasElement.querySelectorAll("tr[data-index]")).toHaveLength(40));
  },
};

export const PastTheLastPage: Story = {
  ...looks.PastTheLastPage,
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Go to the last page" }));
    await expect(args.page?.onChange).toHaveBeenCalledWith({ page: 3, limit: 50 });
  },
};
