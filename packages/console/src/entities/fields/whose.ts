/** Fields that identify the player of a row; lists show them right after the row's own key. */
export const WHOSE: readonly string[] = ["player", "playerCode", "username"];
