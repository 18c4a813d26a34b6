type Link = {
  /** The story's id in Storybook. */
  story: string;
  label: string;
  about: string;
};

/** Where to begin in Storybook. */
export const WHERE: readonly Link[] = [
  {
    story: "review-panels--all-panels",
    label: "Review",
    about: "Every drawer and dialog with its states, to go through one by one",
  },
  { story: "foundations-colour--light", label: "Foundations", about: "Colour, type, space, radius, elevation, motion" },
  {
    story: "primitives-button--primary",
    label: "Parts",
    about: "Each with its use, keys and properties on its Docs page",
  },
  {
    story: "patterns-drawer-or-dialog--pattern",
    label: "Patterns",
    about: "When a drawer, when a dialog; how to ask, to warn and to say that nothing is there",
  },
  {
    story: "kit-confirmpanel--asked",
    label: "Kit",
    about: "What all panels have in common: saving, refused, forbidden, unknown outcome, typed and not saved",
  },
];
