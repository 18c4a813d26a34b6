export type Mode = {
  name: string;
  /** Storybook's globals. */
  globals: Readonly<Record<string, string>>;
  /** Window width, in CSS pixels. */
  width: number;
  height: number;
};

const WIDE = { width: 1280, height: 800 };
const NARROW = { width: 390, height: 844 };

/** The modes in which each story is drawn. */
export const MODES: readonly Mode[] = [
  { name: "light-wide", globals: { theme: "light" }, ...WIDE },
  { name: "dark-wide", globals: { theme: "dark" }, ...WIDE },
  { name: "light-narrow", globals: { theme: "light" }, ...NARROW },
  { name: "dark-narrow", globals: { theme: "dark" }, ...NARROW },
  { name: "right-to-left", globals: { theme: "light", dir: "rtl" }, ...WIDE },
  { name: "high-contrast", globals: { theme: "light", contrast: "more" }, ...WIDE },
];
