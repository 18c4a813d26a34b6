import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
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
  title: "Review/How it works",
  component: ReviewPage,
  args: { load: never, facts },
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof ReviewPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const load = () => Promise.resolve<unknown>(sample);
/** How the list works, on made-up panels. */
export const Sample: Story = {
  args: { load },
  beforeEach: () => {
    const before = localStorage.getItem("review:seen");
    localStorage.removeItem("review:seen");
    return () => {
      if (before !== null) localStorage.setItem("review:seen", before);
      else localStorage.removeItem("review:seen");
    };
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Next: bank-edit" })).toHaveAttribute(
      "href",
      "./?path=/story/banks-bank-edit--new",
    );
    await expect(canvas.getByRole("status")).toHaveTextContent("0 of 4 panels seen, 4 states in all");
    await userEvent.click(canvas.getByRole("checkbox", { name: "Seen: bank-edit" }));
    await expect(canvas.getByRole("link", { name: "Next: delete-bank" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Refused" })).toHaveAttribute("target", "_top");
    await expect(canvas.getByRole("row", { name: /limits/ })).toHaveTextContent(
      "Drawer, 710 pxEverybodyNo stories yet",
    );
  },
};
const none = () => Promise.resolve<unknown>({ entries: {} });
export const Empty: Story = { args: { load: none, facts: {} } };
export const Loading: Story = {};
export const Failed: Story = {
  args: { load: flaky },
  beforeEach: () => {
    flaky.mockReset();
    flaky.mockRejectedValueOnce(new Error("no")).mockResolvedValue(sample);
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }));
    await expect(await canvas.findByRole("heading", { name: "Players" })).toBeVisible();
  },
};
