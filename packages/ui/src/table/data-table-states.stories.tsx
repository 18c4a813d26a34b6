import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { ForbiddenState } from "../feedback/forbidden-state.tsx";
import { EmptyState } from "../feedback/empty-state.tsx";
import { Button } from "../primitives/button.tsx";
import { SampleTable } from "./sample-table.tsx";

const meta = {
  title: "Tables/Data table/States",
  component: SampleTable,
  args: { total: 0, onReport: fn(), onRetry: fn(), onClearFilters: fn() },
  decorators: [
    (Story) => (
      <div className="h-[440px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SampleTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  args: { rows: [], state: { status: "loading" } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("grid")).toHaveAttribute("aria-busy", "true");
    await waitFor(() => expect(canvasElement.querySelectorAll("[data-slot=skeleton-row]")).toHaveLength(8));
  },
};

export const Refreshing: Story = {
  args: { total: 120, state: { status: "ready", refreshing: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("grid")).toHaveAttribute("aria-busy", "true");
    await waitFor(() => expect(canvasElement.querySelectorAll("tr[data-index]")).toHaveLength(50));
  },
};

export const NothingYet: Story = {
  args: {
    empty: (
      <EmptyState title="No transfers yet" action={<Button variant="primary">Add a transfer</Button>}>
        Transfers appear here as soon as one is made.
      </EmptyState>
    ),
  },
};

export const NothingMatches: Story = {
  args: { filtered: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Clear filters" }));
    await expect(args.onClearFilters).toHaveBeenCalledOnce();
  },
};

export const NotAllowed: Story = {
  args: { state: { status: "forbidden" }, forbidden: <ForbiddenState permission="transfers.read" /> },
};

export const Failed: Story = {
  args: {
    rows: [],
    state: {
      status: "failed",
      error: {
        title: "Could not load transfers",
        message: "The server took too long to answer.",
        details: "504 · request 8f3a91",
      },
    },
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const FailedRefresh: Story = {
  args: { total: 40, state: { status: "failed", error: { message: "The server took too long to answer." } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("alert")).toHaveTextContent("may be out of date");
    await waitFor(() => expect(canvasElement.querySelectorAll("tr[data-index]")).toHaveLength(40));
  },
};

export const PastTheLastPage: Story = {
  args: { rows: [], page: { page: 9, limit: 50, count: 120, onChange: fn() } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Go to the last page" }));
    await expect(args.page?.onChange).toHaveBeenCalledWith({ page: 3, limit: 50 });
  },
};
