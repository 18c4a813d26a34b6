import { COLOUR } from "@backoffice/ui/form";
import { contrastOf, contrastText, inkOn, legibility } from "./contrast.ts";
import type { ThemeValues } from "./theme.schema.ts";

/** Pairs of foreground and background on a site's pages. */
export const pairsOf = ({ primary, secondary, background, surface, text }: ThemeValues["colors"]) => [
  { label: "Text on the background", on: background, ink: text },
  { label: "Text on a surface", on: surface, ink: text },
  { label: "Primary on the background", on: background, ink: primary },
  { label: "Text on a primary button", on: primary, ink: COLOUR.test(primary) ? inkOn(primary) : "" },
  { label: "Text on a secondary button", on: secondary, ink: COLOUR.test(secondary) ? inkOn(secondary) : "" },
];

/** Names the pairs of colours that visitors cannot read, with their contrast; undefined if there are none. */
export const unreadable = ({ colors }: Pick<ThemeValues, "colors">): string | undefined => {
  const hard = pairsOf(colors)
    .filter(({ on, ink }) => legibility(contrastOf(on, ink)).tone === "stop")
    .map(({ label, on, ink }) => `${label} (${contrastText(contrastOf(on, ink))})`);
  return hard.length === 0
    ? undefined
    : `Visitors can hardly read: ${hard.join(", ")}. Text needs a contrast of 4.5 : 1, large text and buttons 3 : 1.`;
};
