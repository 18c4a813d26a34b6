/** Permissions that a user loses and wins with another role. */
export type RightsChange = { lost: readonly string[]; won: readonly string[] };

/** Compares the permission keys before and after, each in alphabetical order. */
export const rightsChange = (before: readonly string[], after: readonly string[]): RightsChange => ({
  lost: before.filter((key) => !after.includes(key)).toSorted(),
  won: after.filter((key) => !before.includes(key)).toSorted(),
});
