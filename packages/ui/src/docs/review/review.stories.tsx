import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import type { LooksManifest } from "./pictures/looks-manifest.ts";
import { ReviewPage } from "./review-page.tsx";

const story = (id: string, panel: string, name: string) => ({
  id,
  title: `Panels/${panel === "notes" ? "Players" : "Banks"}/${panel}`,
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

const noPictures = (): Promise<LooksManifest | undefined> => Promise.resolve(undefined);

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
  args: { load: never, facts, loadPictures: noPictures },
  parameters: { layout: "fullscreen", controls: { disable: true } },
} satisfies Meta<typeof ReviewPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const load = () => Promise.resolve<unknown>(sample);

const none = () => Promise.resolve<unknown>({ entries: {} });

/** Replaces the marks of this browser while the story is shown. */
const withMarks = (marks: object) => () => {
  const before = localStorage.getItem("review:marks");
  localStorage.setItem("review:marks", JSON.stringify(marks));
  return () => {
    if (before !== null) localStorage.setItem("review:marks", before);
    else localStorage.removeItem("review:marks");
  };
};

export const Default: Story = { args: { load }, beforeEach: withMarks({}) };

export const Empty: Story = { args: { load: none, facts: {} } };

export const Loading: Story = {};

export const Error: Story = {
  args: { load: flaky },
  beforeEach: () => {
    flaky.mockReset();
    flaky.mockRejectedValueOnce(new globalThis.Error("no")).mockResolvedValue(sample);
  },
};

const ticked = (hash: string) => ({
  at: "2026-11-20T10:00:00Z",
  seen: true,
  notes: [],
  pictures: { "light-wide": hash },
});

/** One tick was set for another picture than the current one; one for the same. */
export const Changed: Story = {
  args: {
    load,
    loadPictures: () =>
      Promise.resolve({
        version: 1,
        commit: "0a1b2c3d",
        looks: {
          "banks-delete-bank--asked": { "light-wide": "after" },
          "players-notes--empty": { "light-wide": "same" },
        },
      }),
  },
  beforeEach: withMarks({ "banks-delete-bank--asked": ticked("before"), "players-notes--empty": ticked("same") }),
};
