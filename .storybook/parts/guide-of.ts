import { choiceFields } from "./choice-fields.ts";
import { display } from "./display.ts";
import { figures } from "./figures.ts";
import { formParts } from "./form-parts.ts";
import { overlays } from "./overlays.ts";
import type { PartGuide } from "./part-guide.ts";
import { plainFields } from "./plain-fields.ts";
import { primitives } from "./primitives.ts";
import { steps } from "./steps.ts";
import { tables } from "./tables.ts";

/** By the title of the component's stories, or its prefix when several files have stories of it. */
export const GUIDES: Readonly<Record<string, PartGuide>> = {
  ...primitives,
  ...overlays,
  ...steps,
  ...formParts,
  ...plainFields,
  ...choiceFields,
  ...tables,
  ...display,
  ...figures,
};

/** The guide of the part whose stories have this title. */
export const guideOf = (title: string): PartGuide | undefined => {
  const parts = title.split("/");
  for (let length = parts.length; length > 1; length -= 1) {
    const guide = GUIDES[parts.slice(0, length).join("/")];
    if (guide) return guide;
  }
  return undefined;
};
