/** Whose a row is: what staff look for right after what the row is. */
export const WHOSE: readonly string[] = ["player", "playerCode", "username"];
