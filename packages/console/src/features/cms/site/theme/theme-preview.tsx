import { COLOUR } from "@backoffice/ui/form";
import { inkOn } from "./contrast.ts";
import type { ThemeValues } from "./theme.schema.ts";

const shown = (colour: string, otherwise: string): string => (COLOUR.test(colour) ? colour : otherwise);

/** Miniature page of the site with the form's current colours, typeface and corners. */
export const ThemePreview = ({ colors, fontFamily, cornerRadius }: ThemeValues) => {
  const background = shown(colors.background, "#000000");
  const surface = shown(colors.surface, background);
  const text = shown(colors.text, inkOn(background));
  const primary = shown(colors.primary, "#808080");
  const secondary = shown(colors.secondary, "#808080");
  const borderRadius = Math.min(Number(cornerRadius) || 0, 32);
  return (
    <div
      data-slot="theme-preview"
      aria-hidden
      inert
      className="flex flex-col gap-3 overflow-hidden border p-4 text-body"
      style={{
        background,
        color: text,
        borderRadius,
        fontFamily: `"${fontFamily.replaceAll(/["\\;{}]/g, "")}", sans-serif`,
      }}
    >
      <div className="flex items-center justify-between gap-2">
        <strong>Nordic Lights</strong>
        <span className="px-3 py-1" style={{ background: primary, color: inkOn(primary), borderRadius }}>
          Sign in
        </span>
      </div>
      <div className="flex flex-col gap-2 p-4" style={{ background: surface, borderRadius }}>
        <strong className="text-heading">Ten games for spring</strong>
        <p>New this week, and free to try.</p>
        <div className="flex flex-wrap gap-2">
          <span className="px-3 py-1" style={{ background: primary, color: inkOn(primary), borderRadius }}>
            Play now
          </span>
          <span className="px-3 py-1" style={{ background: secondary, color: inkOn(secondary), borderRadius }}>
            Bonus
          </span>
        </div>
      </div>
    </div>
  );
};
