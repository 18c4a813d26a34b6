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

const story = (id: string, panel: string) => ({
  id,
  title: `Panels/${panel}`,
  name: "Default",
  type: "story",
  tags: ["dev", `panel:${panel}`],
});
const load = () =>
  Promise.resolve<unknown>({
    entries: { a: story("a", "bet-details"), b: story("b", "row-details"), c: story("c", "of-another-app") },
  });

/** Every panel of the catalogue is listed, with the stories that carry its tag. */
export const Registered: StoryObj<typeof meta> = {
  args: { load },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole("row", { name: /bank-edit/ });
    await expect(row).toHaveTextContent("/withdraw/bank-list?panel=bank-edit&uuid={uuid}");
    await expect(row).toHaveTextContent("SUPER_ADMIN");
    await expect(canvas.getByRole("row", { name: /^\d+ bet-details 1 state/ })).toBeVisible();
    await expect(canvas.getByRole("row", { name: /row-details 1 state/ })).toBeVisible();
    const panels = modules.flatMap((module) => module.panels);
    await expect(canvas.getAllByText("No stories yet")).toHaveLength(panels.length - 2);
  },
};
