import type { Meta, StoryObj } from "@storybook/react-vite";
import { DiffView } from "./diff-view.tsx";

const before = {
  name: "Bank of Valletta",
  active: true,
  apiKey: "sk_live_1234",
  limits: { smallest: "10.00", largest: "5000.00" },
  markets: ["MT", "SE"],
  note: "",
};

const after = {
  name: "Bank of Valletta p.l.c.",
  active: true,
  apiKey: "sk_live_9876",
  limits: { smallest: "10.00", largest: "2500.00", daily: "10000.00" },
  markets: ["MT"],
  note: "Reviewed",
};

const meta = {
  title: "Components/Display/Diff view",
  component: DiffView,
  args: { before, after, label: "Changes of bank 1042", maskKeys: (key: string) => /key/i.test(key) },
} satisfies Meta<typeof DiffView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { after: before } };

export const LongContent: Story = {
  args: {
    before: { ["k".repeat(300)]: "<b>x</b>".repeat(2000) },
    after: { ["k".repeat(300)]: "\u202Eevil🎲".repeat(800) },
  },
};

export const WithNames: Story = {
  args: { nameOf: (path: string) => ({ "limits.largest": "Largest amount", name: "Name" })[path] },
};

export const Created: Story = { args: { before: undefined } };

export const Deleted: Story = { args: { after: null } };

export const Narrow: Story = {
  tags: ["!dev", "!autodocs"],
  decorators: [
    (Story) => (
      <div className="w-80">
        <Story />
      </div>
    ),
  ],
};

export const RightToLeft: Story = { tags: ["!dev", "!autodocs"], globals: { dir: "rtl" } };
