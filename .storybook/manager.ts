import { createElement } from "react";
import { addons } from "storybook/manager-api";
import { asSentence } from "../packages/ui/src/docs/as-sentence.ts";

const TAG = "panel:";

addons.setConfig({
  // A line or two of the addons, in pixels: the window is for drawers and dialogs. It can be dragged; key A hides it.
  bottomPanelHeight: 120,
  sidebar: {
    // A panel has its title in words, and its id small beside it.
    renderLabel: ({ type, name, tags }) => {
      if (type === "story") return asSentence(name);
      const id = type === "component" && tags.find((tag) => tag.startsWith(TAG))?.slice(TAG.length);
      if (!id) return name;
      return createElement("span", {}, `${name} `, createElement("small", { style: { opacity: 0.7 } }, id));
    },
  },
});
