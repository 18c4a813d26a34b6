import type { components } from "@backoffice/api-client";

/** First and last name of a player; empty without either. */
export const fullName = ({ profile: { firstName, lastName } }: Pick<components["schemas"]["Player"], "profile">) =>
  [firstName, lastName].filter(Boolean).join(" ");
