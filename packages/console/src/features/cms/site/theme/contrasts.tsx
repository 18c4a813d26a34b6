import { Badge } from "@backoffice/ui";
import { COLOUR } from "@backoffice/ui/form";
import { contrastOf, contrastText, legibility } from "./contrast.ts";
import { pairsOf } from "./pairs.ts";
import type { ThemeValues } from "./theme.schema.ts";

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
