import type { Meta, StoryObj } from "@storybook/react-vite";
import { Link2 } from "lucide-react";
import { useState } from "react";
import { Badge } from "../../display/values/badge.tsx";
import { DescriptionList } from "../../display/facts/description-list.tsx";
import { Id } from "../../display/values/id.tsx";
import { Button } from "../../primitives/button/button.tsx";
import { IconButton } from "../../primitives/button/icon-button.tsx";
import { FailedState } from "../../feedback/states/failed-state.tsx";
import { Skeleton } from "../../feedback/skeleton.tsx";
import { Tabs } from "../../primitives/tabs.tsx";
import { Drawer, DrawerFooter, type DrawerProps } from "./drawer.tsx";

const Held = (props: DrawerProps) => {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Drawer {...props} open={open} onOpenChange={setOpen} />
    </>
  );
};

const facts = [
  { label: "Country", value: "Malta" },
  { label: "Currency", value: "EUR" },
  { label: "SWIFT", value: <Id value="VALLMTMTXXX" /> },
  { label: "Note", value: "" },
  { label: "Description", value: "Pays out on working days until 16:00.", span: true },
];

const tabs = [
  { value: "details", label: "Details" },
  { value: "history", label: "History", count: 12 },
];

const meta = {
  title: "Components/Overlays/Drawer",
  component: Drawer,
  render: (args) => <Held {...args} />,
  args: {
    open: true,
    onOpenChange: () => {},
    title: "Bank of Valletta",
    subtitle: "Bank 1042",
    status: <Badge tone="normal">Active</Badge>,
    actions: <IconButton label="Copy link" icon={Link2} />,
    children: <DescriptionList items={facts} />,
    footer: (
      <DrawerFooter>
        <Button>Cancel</Button>
        <Button variant="primary">Save</Button>
      </DrawerFooter>
    ),
  },
} satisfies Meta<typeof Drawer>;
export default meta;

type Story = StoryObj<typeof meta>;

const Tabbed = (props: DrawerProps) => {
  const [tab, setTab] = useState("details");
  return (
    <Drawer {...props} tabs={<Tabs label="Bank" value={tab} onValueChange={setTab} tabs={tabs} panelId="bank-view" />}>
      <div id="bank-view" role="tabpanel" aria-label={tab === "details" ? "Details" : "History"}>
        {tab === "details" ? <DescriptionList items={facts} /> : <p>12 changes.</p>}
      </div>
    </Drawer>
  );
};

export const Default: Story = {};

export const Loading: Story = {
  args: {
    footer: undefined,
    actions: undefined,
    status: undefined,
    subtitle: <Skeleton />,
    title: "Bank",
    children: (
      <div className="flex flex-col gap-3" aria-busy>
        <Skeleton className="h-4 w-48" />
        <Skeleton className="h-4 w-72" />
        <Skeleton className="h-4 w-40" />
      </div>
    ),
  },
};

export const Error: Story = {
  args: { footer: undefined, children: <FailedState message="The server did not answer." onRetry={() => {}} /> },
};

export const LongContent: Story = {
  args: { children: Array.from({ length: 80 }, (_, index) => <p key={index}>Line {index + 1}</p>) },
};

export const Large: Story = { args: { width: "lg" } };

export const ExtraLarge: Story = { args: { width: "xl" } };

export const WithTabs: Story = { args: { width: "lg" }, render: (args) => <Tabbed {...args} /> };

export const LongTitle: Story = {
  tags: ["!dev", "!autodocs"],
  args: {
    title: "Banca Popolare dell’Emilia Romagna e del Mezzogiorno, filiale di Reggio Calabria",
    subtitle: "Bank 1042, ".repeat(30),
  },
};

export const HostileTexts: Story = {
  tags: ["!dev", "!autodocs"],
  args: { title: `<img src=x onerror=alert(1)>\u202E${"𝕬🎲".repeat(500)}`, subtitle: "x".repeat(10_000) },
};

export const RightToLeft: Story = { tags: ["!dev", "!autodocs"], globals: { dir: "rtl" } };
