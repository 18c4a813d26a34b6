import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { loadIndex } from "./load-index.ts";
import { ReviewPage } from "./review-page.tsx";

const story = (id: string, title: string, name: string) => ({
  id,
  title,
  name,
  type: "story",
  importPath: "./packages/console/src/panels/x.stories.tsx",
});
const sample = {
  entries: {
    a: story("banks-bank-edit--new", "Banks/bank-edit", "New"),
    b: story("banks-bank-edit--refused", "Banks/bank-edit", "Refused"),
    c: story("banks-delete-bank--asked", "Banks/delete-bank", "Asked"),
    d: story("players-notes--empty", "Players/notes", "Empty"),
  },
};
const flaky = fn<() => Promise<unknown>>();

const meta = {
  title: "Review/Panels",
  component: ReviewPage,
  args: { load: loadIndex },
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof ReviewPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The panels of this Storybook. */
export const AllPanels: Story = {};

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
    await expect(canvas.getByRole("status")).toHaveTextContent("0 of 3 panels seen, 4 states in all");
    await userEvent.click(canvas.getByRole("checkbox", { name: "Seen: bank-edit" }));
    await expect(canvas.getByRole("link", { name: "Next: delete-bank" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Refused" })).toHaveAttribute("target", "_top");
  },
};
const none = () => Promise.resolve({ entries: {} });
export const Empty: Story = { args: { load: none } };
const never = () => new Promise<never>(() => {});
export const Loading: Story = { args: { load: never } };
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
