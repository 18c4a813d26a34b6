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
    about: "Every drawer and dialog with its states: tick, note, and see what has changed since",
  },
  { story: "foundations-colour--light", label: "Foundations", about: "Colour, type, space, radius, elevation, motion" },
  {
    story: "components-primitives-button--primary",
    label: "Components",
    about: "Each with anatomy, variants, keyboard, content rules and an example on its Docs page",
  },
  {
    story: "patterns-drawer-or-dialog--pattern",
    label: "Patterns",
    about: "Drawer or dialog, confirmations, destructive actions, empty states, errors, money: do and don’t",
  },
  {
    story: "patterns-confirmation-panel--default",
    label: "Kinds of panels",
    about: "States that all panels of a kind share: submitting, validation error, server rejected, forbidden",
  },
];
