import type { Meta, StoryObj } from "@storybook/react-vite";
import { Landmark } from "lucide-react";
import { expect, fn, userEvent } from "storybook/test";
import { Button } from "../primitives/button.tsx";
import { EmptyState } from "./empty-state.tsx";
import { FailedState } from "./failed-state.tsx";
import { ForbiddenState } from "./forbidden-state.tsx";
import { FullScreenLoader } from "./full-screen-loader.tsx";
import { GoneState } from "./gone-state.tsx";
import { NoMatches } from "./no-matches.tsx";
import { Skeleton } from "./skeleton.tsx";
import { Spinner } from "./spinner.tsx";

const act = fn();

const meta = {
  title: "Display/States",
  component: EmptyState,
  args: { title: "No banks yet" },
  beforeEach: () => {
    act.mockClear();
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: {
    icon: Landmark,
    children: "Banks that players can withdraw to are listed here.",
    action: <Button variant="primary">Add bank</Button>,
  },
};
export const NothingMatches: Story = {
  render: () => <NoMatches onClear={act} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Clear filters" }));
    await expect(act).toHaveBeenCalledOnce();
  },
};
export const Forbidden: Story = {
  render: () => <ForbiddenState permission="banks.manage" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("banks.manage")).toBeVisible();
  },
};
export const Gone: Story = { render: () => <GoneState action={<Button>Back to banks</Button>} /> };
export const Failed: Story = {
  render: () => <FailedState message="The server did not answer." details="504 · request 7f31c2aa" onRetry={act} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("The server did not answer.");
    await userEvent.click(canvas.getByText("Details"));
    await expect(canvas.getByText("504 · request 7f31c2aa")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(act).toHaveBeenCalledOnce();
  },
};
export const Loading: Story = {
  render: () => (
    <div className="flex flex-col gap-2">
      <Skeleton className="h-4 w-48" />
      <Skeleton className="h-3 w-72" />
      <Skeleton />
      <Spinner label="Loading banks" />
    </div>
  ),
};
export const FullScreen: Story = { render: () => <FullScreenLoader /> };
