/** A foreground and a background token, and whether they need the text contrast of WCAG 2.2 AA. */
export type ColourPair = { front: string; back: string; use: string; text: boolean };

const text = (front: string, backs: readonly string[], use: string): ColourPair[] =>
  backs.map((back) => ({ front, back, use, text: true }));
const shape = (front: string, backs: readonly string[], use: string): ColourPair[] =>
  backs.map((back) => ({ front, back, use, text: false }));

const SURFACES = ["canvas", "surface", "raised", "sunken"];

/** Every pair that the kit uses. */
export const colourPairs: readonly ColourPair[] = [
  ...text("ink", SURFACES, "Text"),
  ...text("ink-muted", SURFACES, "Secondary text"),
  ...text("ink-faint", SURFACES, "Placeholders, disabled"),
  ...text("accent-contrast", ["accent", "accent-hover", "accent-pressed"], "Primary button"),
  ...text("accent-ink", ["accent-soft", "surface"], "Active item"),
  ...text("gold-contrast", ["gold"], "Counts of 3 or fewer"),
  ...text("positive-ink", ["positive-soft", "surface"], "Positive status"),
  ...text("caution-ink", ["caution-soft", "surface"], "Caution status"),
  ...text("critical-ink", ["critical-soft", "surface"], "Critical status, errors"),
  ...text("info-ink", ["info-soft", "surface"], "Info status"),
  ...text("critical-contrast", ["critical", "critical-hover", "critical-pressed"], "Danger button"),
  ...shape("line-strong", SURFACES, "Edge of a control"),
  ...shape("focus", SURFACES, "Focus ring"),
  ...shape("accent", ["surface"], "Checked box, switch"),
  ...shape("critical", ["surface"], "Edge of an invalid control"),
  ...[1, 2, 3, 4, 5].flatMap((series) => shape(`chart-${series}`, ["surface"], "Series of a chart")),
];

/** All colours by purpose. */
export const colourGroups: readonly { title: string; note: string; tokens: readonly string[] }[] = [
  {
    title: "Neutrals",
    note: "One cool ramp in 12 steps: 1 the page, 12 the darkest ink, and the reverse in the dark.",
    tokens: Array.from({ length: 12 }, (_, index) => `n${index + 1}`),
  },
  {
    title: "Surfaces",
    note: "What things lie on. What can be seen through is measured on the surface.",
    tokens: [...SURFACES, "hover", "pressed", "scrim"],
  },
  {
    title: "Borders and text",
    note: "Lines, not boxes.",
    tokens: ["line", "line-strong", "ink", "ink-muted", "ink-faint"],
  },
  {
    title: "Accent",
    note: "Felt green: the primary action, the active item and focus. Nothing else.",
    tokens: ["accent", "accent-hover", "accent-pressed", "accent-contrast", "accent-soft", "accent-ink", "focus"],
  },
  { title: "Gold", note: "Counts of 3 or fewer, and nothing else.", tokens: ["gold", "gold-contrast"] },
  {
    title: "Status",
    note: "Always a dot or an icon and a word: colour is never alone in saying it.",
    tokens: ["positive", "caution", "critical", "info"].flatMap((it) => [it, `${it}-soft`, `${it}-ink`]),
  },
];
