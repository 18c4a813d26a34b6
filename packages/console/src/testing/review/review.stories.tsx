import type { Meta, StoryObj } from "@storybook/react-vite";
import { loadIndex, ReviewPage } from "@backoffice/ui/docs";
import { modules } from "../../app/modules.ts";
import { panelFacts } from "./panel-facts.ts";

const meta = {
  title: "Start here/Review",
  component: ReviewPage,
  args: { load: loadIndex, facts: panelFacts(modules) },
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof ReviewPage>;
export default meta;

/** The panels of the console in the order of the sidebar: those with stories, and those only registered. */
export const Review: StoryObj<typeof meta> = {};
