/** Documented sentences when the server has no message (content §8). */
export const ADD_FAILED = { refused: "Failed to add cf account" };
export const DELETE_FAILED = { refused: "Failed to delete Cf Account" };

/** API key field: entered once, never shown again. */
export const API_KEY = { label: "API key", what: "key", help: "Not shown again after saving." } as const;

/** API key field of an account with a stored key. */
export const NEW_API_KEY = {
  ...API_KEY,
  label: "New API key",
  help: "Leave empty to keep the stored value.",
} as const;
