/** Why documents were rejected. */
export const REJECTION_NOTES = [
  "The picture is blurred. Please take it again.",
  "The document has expired.",
  "One of the four corners is missing.",
  "The name is not the one of your account.",
] as const;
