type LayoutRule = { rule: string; why: string };

const CONTROL: LayoutRule = {
  rule: "28 px high, 32 px in comfortable density; no target is smaller than 24 px.",
  why: "Controls in one line share their edges, and a finger or an unsteady hand still hits each of them.",
};
const WINDOW: LayoutRule = {
  rule: "Only the content scrolls; title and footer stay.",
  why: "What it is about and what can be done are visible at every place of a long content.",
};
const FIELD: readonly LayoutRule[] = [
  {
    rule: "The label stands above, in its own line.",
    why: "Labels of any length begin at the same edge, so that a form is read straight down.",
  },
  {
    rule: "The error takes the place of the help.",
    why: "The fields below move as little as possible, and the two never contradict each other.",
  },
];

/** Rules of layout, with the reason of each, by the title of the stories or its prefix. */
const RULES: Readonly<Record<string, readonly LayoutRule[]>> = {
  "Components/Primitives/Button": [CONTROL],
  "Components/Primitives/Icon button": [CONTROL],
  "Components/Primitives/Input": [CONTROL],
  "Components/Primitives/Select": [CONTROL],
  "Components/Primitives/Combobox": [
    CONTROL,
    {
      rule: "The list is at least as wide as the box, and opens at it.",
      why: "The options stand where the eye already is, and the label of one is not cut sooner than in the box.",
    },
  ],
  "Components/Overlays/Dialog": [
    WINDOW,
    {
      rule: "The primary button is the last one of the footer.",
      why: "Reading ends there, and the place is the same in every dialog and drawer.",
    },
  ],
  "Components/Overlays/Drawer": [
    WINDOW,
    {
      rule: "480 px wide for a few facts, 710 px for two columns, three quarters of the window for a table.",
      why: "As much of the list as possible stays readable beside the record that was opened from it.",
    },
  ],
  "Components/Overlays/Confirm dialog": [
    {
      rule: "The consequence stands before the buttons.",
      why: "Whoever confirms has read first what will happen to whom.",
    },
    {
      rule: "Only the confirming button is red.",
      why: "A colour that is everywhere no longer warns of the one act that cannot be undone.",
    },
  ],
  "Components/Overlays/Wizard": [
    {
      rule: "Back and Next stand at the end, the steps above.",
      why: "The buttons stay in place from step to step, so that the pointer need not follow them.",
    },
  ],
  "Components/Forms/Form": [
    {
      rule: "Two columns from 640 px of the container, not of the window.",
      why: "The same form fits a drawer and a page, and no field is narrower than what is typed into it.",
    },
    {
      rule: "The submit button is in a footer that stays.",
      why: "A form can be sent from any field without looking for its end.",
    },
  ],
  "Components/Tables/Data table": [
    {
      rule: "Amounts, counts and dates are aligned at the end, in digits of one width.",
      why: "Digits of the same weight stand below each other, so that sizes can be compared without reading.",
    },
    {
      rule: "A row is one line of 32 px, 40 px in comfortable density.",
      why: "More rows fit the screen, and the eye keeps its line.",
    },
    {
      rule: "The first column identifies the row, the last one has its actions.",
      why: "Both stay in place while the columns between them scroll.",
    },
  ],
  "Components/Filters/Bar and drawer": [
    {
      rule: "The main filters are in one line, the others in a drawer.",
      why: "The height belongs to the rows, which are what is looked for.",
    },
  ],
  "Components/Display/Alert": [
    {
      rule: "It stands above what it is about, in its width.",
      why: "It is read before the content that it explains, and belongs to nothing else.",
    },
  ],
  "Components/Display/States": [
    {
      rule: "It takes the place of the content, in its middle.",
      why: "Nobody looks elsewhere for rows that are not there.",
    },
  ],
  "Components/Display/Stat card": [
    {
      rule: "The figure is larger than its label, and is never cut.",
      why: "The figure is what is looked for, and half of one would be another figure.",
    },
  ],
  "Components/Display/Charts/Chart": [
    {
      rule: "Bars start at zero.",
      why: "A cut axis makes a small change look like a large one.",
    },
  ],
};

/** The rules of layout of the component whose stories have this title. */
export const layoutRulesOf = (title: string): readonly LayoutRule[] => {
  const [, own] = Object.entries(RULES).find(([prefix]) => title === prefix || title.startsWith(`${prefix}/`)) ?? [];
  return own ?? (/^Components\/Forms\/.* field$/.test(title) ? FIELD : []);
};
