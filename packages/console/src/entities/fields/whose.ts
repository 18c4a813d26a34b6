/** Player fields of a row, in the order in which lists show them after the row's name. */
export const WHOSE: readonly string[] = ["player", "playerCode", "username"];
