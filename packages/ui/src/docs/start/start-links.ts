type Link = {
  /** Storybook id of the story. */
  story: string;
  label: string;
  about: string;
};

/** Entry points of the start page. */
export const WHERE: readonly Link[] = [
  {
    story: "start-here-review--review",
    label: "Review",
    about: "Every drawer and dialog with its states, to go through one by one",
  },
  { story: "foundations-colour--light", label: "Foundations", about: "Colour, type, space, radius, elevation, motion" },
  {
    story: "components-primitives-button--primary",
    label: "Components",
    about: "Each with its use, keys and properties on its Docs page",
  },
  {
    story: "patterns-drawer-or-dialog--pattern",
    label: "Patterns",
    about: "When a drawer, when a dialog; how to ask, to warn and to say that nothing is there",
  },
  {
    story: "patterns-confirmation-panel--default",
    label: "Kinds of panels",
    about: "States that all panels of a kind share: submitting, validation error, server rejected, forbidden",
  },
];
