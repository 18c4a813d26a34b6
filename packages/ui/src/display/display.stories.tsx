import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../primitives/button/button.tsx";
import { Avatar } from "./values/avatar.tsx";
import { Badge } from "./values/badge.tsx";
import { Card } from "./card.tsx";
import { Count } from "./values/count.tsx";
import { DateTime } from "./values/date-time.tsx";
import { DescriptionList } from "./facts/description-list.tsx";
import { Id } from "./values/id.tsx";
import { Money } from "./values/money.tsx";
import { SectionHeading } from "./facts/section-heading.tsx";

const meta = {
  title: "Components/Display/Parts",
  component: Badge,
} satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;

const AT = Date.UTC(2026, 10, 21, 13, 3, 22);

export const Badges: Story = {
  render: () => (
    <div className="flex flex-wrap gap-2">
      <Badge>Draft</Badge>
      <Badge tone="normal">Active</Badge>
      <Badge tone="look">Pending</Badge>
      <Badge tone="stop">Blocked</Badge>
      <Badge tone="note">In review</Badge>
      <Badge dot={false}>Manual</Badge>
    </div>
  ),
};

export const Counts: Story = {
  render: () => (
    <div className="flex gap-2">
      {[0, 1, 3, 4, 128, 12_045].map((value) => (
        <Count key={value} value={value} />
      ))}
    </div>
  ),
};

export const Moment: Story = {
  render: () => <DateTime value={AT} timeZone="Europe/Malta" locale="en-GB" />,
};

export const Identifier: Story = { render: () => <Id value="9f2c41d07be34b5e8a1177c0" /> };

export const Record: Story = {
  render: () => (
    <Card className="max-w-184">
      <SectionHeading
        level={2}
        description="Details provided by the player."
        actions={<Button>Edit</Button>}
        className="mb-3"
      >
        Player
      </SectionHeading>
      <DescriptionList
        items={[
          {
            label: "Name",
            value: (
              <span className="flex items-center gap-2">
                <Avatar name="Ada Lovelace" />
                Ada Lovelace
              </span>
            ),
          },
          { label: "Status", value: <Badge tone="normal">Active</Badge> },
          { label: "Balance", value: <Money amount="12,400.50" currency="EUR" /> },
          { label: "Phone", value: undefined },
          { label: "Joined", value: <DateTime value={AT} timeZone="Europe/Malta" locale="en-GB" /> },
          { label: "Id", value: <Id value="9f2c41d07be34b5e8a1177c0" /> },
          { label: "Note", value: "Asked for a higher limit in October; declined until documents arrive.", span: true },
        ]}
      />
    </Card>
  ),
};

export const NarrowRecord: Story = {
  tags: ["!dev", "!autodocs"],
  ...Record,
  decorators: [
    (Story) => (
      <div className="w-72">
        <Story />
      </div>
    ),
  ],
};
