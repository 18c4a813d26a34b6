/** How each story is looked at: its theme and its window, in CSS pixels. */
export const MODES = [
  { name: "light-wide", theme: "light", width: 1280, height: 800 },
  { name: "dark-wide", theme: "dark", width: 1280, height: 800 },
  { name: "light-narrow", theme: "light", width: 390, height: 844 },
  { name: "dark-narrow", theme: "dark", width: 390, height: 844 },
] as const;

export type Mode = (typeof MODES)[number];
