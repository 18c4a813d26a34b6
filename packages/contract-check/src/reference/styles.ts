/** The style sheets of a page, in order. */
export const STYLES = [
  "frame.css",
  "search.css",
  "operations.css",
  "fields.css",
  "examples.css",
  "small-screens.css",
] as const;
