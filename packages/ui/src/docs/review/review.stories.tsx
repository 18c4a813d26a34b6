import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { ReviewPage } from "./review-page.tsx";

const story = (id: string, panel: string, name: string) => ({
  id,
  title: `Panels/${panel}`,
  name,
  type: "story",
  tags: ["dev", `panel:${panel}`],
});

const sample = {
  entries: {
    a: story("banks-bank-edit--new", "bank-edit", "New"),
    b: story("banks-bank-edit--refused", "bank-edit", "Refused"),
    c: story("banks-delete-bank--asked", "delete-bank", "Asked"),
    d: story("players-notes--empty", "notes", "Empty"),
  },
};

const never = () => new Promise<unknown>(() => {});

const flaky = fn<() => Promise<unknown>>();

const facts = {
  "bank-edit": { area: "Banks", width: "Drawer, 480 px", roles: ["ADMIN"], address: "/banks?panel=bank-edit" },
  "delete-bank": { area: "Banks", width: "Dialog", roles: ["ADMIN"] },
  notes: { area: "Players", width: "Dialog", roles: ["Everybody"] },
  limits: { area: "Players", width: "Drawer, 710 px", roles: ["Everybody"] },
};

const meta = {
  title: "In a browser/Review page",
  tags: ["!dev", "!autodocs"],
  component: ReviewPage,
  args: { load: never, facts },
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof ReviewPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const load = () => Promise.resolve<unknown>(sample);

const none = () => Promise.resolve<unknown>({ entries: {} });

export const Default: Story = {
  args: { load },
  beforeEach: () => {
    const before = localStorage.getItem("review:seen");
    localStorage.removeItem("review:seen");
    return () => {
      if (before !== null) localStorage.setItem("review:seen", before);
      else localStorage.removeItem("review:seen");
    };
  },
};

export const Empty: Story = { args: { load: none, facts: {} } };

export const Loading: Story = {};

export const Error: Story = {
  args: { load: flaky },
  beforeEach: () => {
    flaky.mockReset();
    flaky.mockRejectedValueOnce(new globalThis.Error("no")).mockResolvedValue(sample);
  },
};
