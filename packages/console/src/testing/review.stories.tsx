import type { Meta, StoryObj } from "@storybook/react-vite";
import { loadIndex, ReviewPage } from "@backoffice/ui/docs";
import { expect } from "storybook/test";
import { modules } from "../app/modules.ts";
import { panelFacts } from "./panel-facts.ts";

const meta = {
  title: "Review/Panels",
  component: ReviewPage,
  args: { load: loadIndex, facts: panelFacts(modules) },
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof ReviewPage>;
export default meta;

/** The panels of the console in the order of the sidebar: what has a story, and what is only registered. */
export const AllPanels: StoryObj<typeof meta> = {};

const load = () => Promise.resolve<unknown>({ entries: {} });
/** What the catalogue alone knows: no panel can be forgotten. */
export const Registered: StoryObj<typeof meta> = {
  args: { load },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole("row", { name: /bank-edit/ });
    await expect(row).toHaveTextContent("/withdraw/bank-list?panel=bank-edit&uuid={uuid}");
    await expect(row).toHaveTextContent("SUPER_ADMIN");
    await expect(canvas.getAllByText("No stories yet")).toHaveLength(modules.flatMap(({ panels }) => panels).length);
  },
};
