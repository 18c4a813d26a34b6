import type { components } from "@backoffice/api-client";
import { COLOUR } from "@backoffice/ui/form";
import { z } from "zod";
import { wholeNumber } from "#kit/form/whole-number-rule.ts";

type Schemas = components["schemas"];

const colour = z.string().regex(COLOUR, "Enter a colour such as #1a7f5a.");

/** Form schema of a site's theme. */
export const themeSchema = z.object({
  mode: z.enum(["LIGHT", "DARK"]),
  colors: z.object({ primary: colour, secondary: colour, background: colour, surface: colour, text: colour }),
  fontFamily: z
    .string()
    .trim()
    .min(1, "Enter the typeface.")
    .max(60, "Use at most 60 characters.")
    .regex(/^[^;{}"'<>\\]*$/, "Enter the name of one typeface, without quotes."),
  cornerRadius: wholeNumber({ what: "radius", max: 32 }),
});

export type ThemeValues = z.input<typeof themeSchema>;

/** Form values of a theme. */
export const themeValues = ({ mode, colors, fontFamily, cornerRadius }: Schemas["Theme"]): ThemeValues => ({
  mode,
  colors: {
    primary: colors.primary.toLowerCase(),
    secondary: colors.secondary.toLowerCase(),
    background: colors.background.toLowerCase(),
    surface: colors.surface.toLowerCase(),
    text: colors.text.toLowerCase(),
  },
  fontFamily,
  cornerRadius: String(cornerRadius),
});
