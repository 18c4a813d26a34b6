import type { Meta, StoryObj } from "@storybook/react-vite";
import { loadIndex, loadManifest, ReviewPage } from "@backoffice/ui/docs";
import { modules } from "../../app/modules.ts";
import { MENU_GROUPS } from "../../shell/menu/menu-groups.ts";
import { panelFacts } from "./panel-facts.ts";

const meta = {
  title: "Start here/Review",
  component: ReviewPage,
  args: {
    load: loadIndex,
    facts: panelFacts(modules),
    areas: MENU_GROUPS.map(({ id }) => id),
    loadPictures: loadManifest,
  },
  parameters: { layout: "fullscreen", controls: { disable: true } },
} satisfies Meta<typeof ReviewPage>;
export default meta;

/** Switches of the toolbar that a look shows too. */
const SWITCHES = ["theme", "contrast", "density", "dir", "locale"];

/** The panels of the console in the order of the sidebar: those with stories, and those only registered. */
export const Review: StoryObj<typeof meta> = {
  // The page with samples is checked; over 2,300 states the check would block the page for half a minute.
  globals: { a11y: { manual: true } },
  render: (args, { globals }) => (
    <ReviewPage
      {...args}
      switches={["page:own", ...SWITCHES.map((name) => `${name}:${String(globals[name])}`)].join(";")}
    />
  ),
};
