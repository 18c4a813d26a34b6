import { createElement } from "react";
import { addons } from "storybook/manager-api";
import { theme } from "./theme.ts";
import { asSentence } from "../packages/ui/src/docs/as-sentence.ts";

const TAG = "panel:";

/** The review has its own list in place of the sidebar, nothing to control, and needs the room for looks and notes. */
const REVIEW = "start-here-review--review";

const exceptInReview = ({ storyId }: { storyId: string }, shown: boolean) => storyId !== REVIEW && shown;

addons.setConfig({
  layoutCustomisations: { showPanel: exceptInReview, showSidebar: exceptInReview },
  theme,
  // Pixels for a line or two of the addons: drawers and dialogs need the height. It can be resized; key A hides it.
  layout: { bottomPanelHeight: 120 },
  sidebar: {
    // A panel is labelled with its title, and its ID in small type.
    renderLabel: ({ type, name, tags }) => {
      if (type === "story") return asSentence(name);
      const id = type === "component" && tags.find((tag) => tag.startsWith(TAG))?.slice(TAG.length);
      if (!id) return name;
      return createElement("span", {}, `${name} `, createElement("small", { style: { opacity: 0.7 } }, id));
    },
  },
});
