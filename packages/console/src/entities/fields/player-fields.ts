/** Fields that identify the player of a row; lists show them right after the row's own key. */
export const PLAYER_FIELDS: readonly string[] = ["player", "playerCode", "username"];
