/** What the documents say where the server does not (content §8). */
export const ADD_FAILED = { refused: "Failed to add cf account" };
export const DELETE_FAILED = { refused: "Failed to delete Cf Account" };

/** The field of a key: typed once, never shown again. */
export const API_KEY = { label: "API key", what: "key", help: "Not shown again after saving." } as const;

/** The same of an account that has one. */
export const NEW_API_KEY = {
  ...API_KEY,
  label: "New API key",
  help: "Leave empty to keep the stored value.",
} as const;
