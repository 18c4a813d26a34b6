import { createRequire } from "node:module";

/** The packages of the fonts; each holds one file per script, and a style sheet that names the characters of each. */
export const FONTS = [
  { name: "@fontsource-variable/inter", features: ["calt", "ccmp", "locl", "kern", "mark", "mkmk", "tnum"] },
  // Without its ligatures, which make one sign of two: an id or an address is read character by character.
  { name: "@fontsource-variable/jetbrains-mono", features: ["ccmp", "locl", "mark"] },
] as const;
/** A file of each of these packages: what ships is made of theirs, so their licences are shown. */
export const FONT_PACKAGES = FONTS.map(({ name }) => createRequire(import.meta.url).resolve(`${name}/package.json`));
