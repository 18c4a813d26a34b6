/** Story ids of the pattern pages, by title. */
export const PATTERN_STORIES = {
  "Bulk actions": "patterns-bulk-actions--default",
  "Calculator panel": "patterns-calculator-panel--default",
  "Confirmation panel": "patterns-confirmation-panel--default",
  "Confirmation with fields": "patterns-confirmation-with-fields--default",
  Confirmations: "patterns-confirmations--pattern",
  "Decision panel": "patterns-decision-panel--default",
  "Destructive actions": "patterns-destructive-actions--pattern",
  "Drawer or dialog": "patterns-drawer-or-dialog--pattern",
  "Empty states": "patterns-empty-states--pattern",
  Errors: "patterns-errors--pattern",
  "Form panel": "patterns-form-panel--default",
  "Hostile text": "patterns-hostile-text--shown",
  "List in a panel": "patterns-list-in-a-panel--default",
  "List page": "patterns-list-page--default",
  "Missing values": "patterns-missing-values--default",
  Money: "patterns-money--pattern",
  "Record panel": "patterns-record-panel--default",
  "Shared fields": "patterns-shared-fields--default",
  "Table density": "patterns-table-density--pattern",
  "Wizard panel": "patterns-wizard-panel--default",
} as const;

export type PatternName = keyof typeof PATTERN_STORIES;
