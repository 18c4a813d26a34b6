import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { ForbiddenState } from "../../feedback/states/forbidden-state.tsx";
import { EmptyState } from "../../feedback/states/empty-state.tsx";
import { Button } from "../../primitives/button/button.tsx";
import { SampleTable } from "./sample-table.tsx";

const meta = {
  title: "Components/Tables/Data table/States",
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

export const Empty: Story = {
  args: {
    empty: (
      <EmptyState title="No transfers yet" action={<Button variant="primary">Add a transfer</Button>}>
        Transfers appear here as soon as one is made.
      </EmptyState>
    ),
  },
};

export const Loading: Story = { args: { rows: [], state: { status: "loading" } } };

export const Error: Story = {
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
};

export const Forbidden: Story = {
  args: { state: { status: "forbidden" }, forbidden: <ForbiddenState permission="transfers.read" /> },
};

export const Refreshing: Story = { args: { total: 120, state: { status: "ready", refreshing: true } } };

export const NothingMatches: Story = { args: { filtered: true } };

export const RefreshFailed: Story = {
  args: { total: 40, state: { status: "failed", error: { message: "The server took too long to answer." } } },
};

export const PastTheLastPage: Story = { args: { rows: [], page: { page: 9, limit: 50, count: 120, onChange: fn() } } };
