import type { Meta, StoryObj } from "@storybook/react-vite";
import { RowChecks, type RowCheck } from "./row-checks.tsx";

const STOP: RowCheck = { label: "Holder differs", state: "stop" };
const LOOK: RowCheck = { label: "First withdrawal", state: "look" };
const NOTE: RowCheck = { label: "Test player", state: "note" };

const meta = {
  title: "Components/Tables/Checks of a row",
  component: RowChecks,
  args: { checks: [STOP, LOOK, NOTE] },
  decorators: [(Story) => <div className="w-44">{Story()}</div>],
} satisfies Meta<typeof RowChecks>;
export default meta;

type Story = StoryObj<typeof meta>;

/** As in a column: each severity alone, several, none, and a row whose checks could not be read. */
export const Default: Story = {
  render: () => (
    <div className="flex flex-col gap-2">
      <RowChecks checks={[STOP]} />
      <RowChecks checks={[LOOK]} />
      <RowChecks checks={[NOTE]} />
      <RowChecks checks={[STOP, LOOK, NOTE]} />
      <RowChecks checks={[]} />
      <RowChecks checks="unread" />
    </div>
  ),
};

export const Loading: Story = { args: { checks: "reading" } };
