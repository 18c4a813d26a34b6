import { Badge } from "@backoffice/ui";
import { COLOUR } from "@backoffice/ui/form";
import { contrastOf, contrastText, inkOn, legibility } from "./contrast.ts";
import type { ThemeValues } from "./theme.schema.ts";

/** Pairs of foreground and background on a site's pages. */
const pairsOf = ({ primary, secondary, background, surface, text }: ThemeValues["colors"]) => [
  { label: "Text on the background", on: background, ink: text },
  { label: "Text on a surface", on: surface, ink: text },
  { label: "Primary on the background", on: background, ink: primary },
  { label: "Text on a primary button", on: primary, ink: COLOUR.test(primary) ? inkOn(primary) : "" },
  { label: "Text on a secondary button", on: secondary, ink: COLOUR.test(secondary) ? inkOn(secondary) : "" },
];

/** Contrasts of a theme's colours, in figures and words. */
export const Contrasts = ({ colors }: { colors: ThemeValues["colors"] }) => (
  <dl aria-label="Contrast" className="flex flex-col divide-y">
    {pairsOf(colors).map(({ label, on, ink }) => {
      const known = COLOUR.test(on) && COLOUR.test(ink);
      const contrast = known ? contrastOf(on, ink) : 1;
      const { tone, words } = legibility(contrast);
      return (
        <div key={label} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-1.5">
          <dt className="text-body">{label}</dt>
          <dd className="flex items-center gap-2 text-meta tabular">
            {known ? (
              <>
                <bdi dir="ltr" className="text-ink-muted">
                  {contrastText(contrast)}
                </bdi>
                <Badge tone={tone}>{words}</Badge>
              </>
            ) : (
              <span className="text-ink-muted">Not a colour yet</span>
            )}
          </dd>
        </div>
      );
    })}
  </dl>
);
