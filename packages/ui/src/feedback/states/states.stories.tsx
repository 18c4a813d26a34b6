import type { Meta, StoryObj } from "@storybook/react-vite";
import { Landmark } from "lucide-react";
import { Button } from "../../primitives/button/button.tsx";
import { EmptyState } from "./empty-state.tsx";
import { FailedState } from "./failed-state.tsx";
import { ForbiddenState } from "./forbidden-state.tsx";
import { FullScreenLoader } from "../full-screen-loader.tsx";
import { GoneState } from "./gone-state.tsx";
import { NoMatches } from "./no-matches.tsx";
import { Skeleton } from "../skeleton.tsx";
import { Spinner } from "../spinner.tsx";
import { act } from "./story-states.tsx";

const meta = {
  title: "Components/Display/States",
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

export const Error: Story = {
  render: () => <FailedState message="The server did not answer." details="504 · request 7f31c2aa" onRetry={act} />,
};

export const Forbidden: Story = { render: () => <ForbiddenState permission="banks.manage" /> };

export const NotFound: Story = { render: () => <GoneState action={<Button>Back to banks</Button>} /> };

export const NothingMatches: Story = { render: () => <NoMatches onClear={act} /> };

export const FullScreen: Story = { render: () => <FullScreenLoader /> };
