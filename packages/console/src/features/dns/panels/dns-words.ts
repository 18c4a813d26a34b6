/** Documented messages for developer records, when the server has none (content §8). */
export const DEV_FAILED = { refused: "Unable to perform this action", notSent: "An error occurred, please try again" };

/** Documented message for records of a domain or hostname (content §8). */
export const ADD_FAILED = { refused: "Failed to add DNS record" };

/** Toast after a record was added (content §8). */
export const ADDED = "DNS record is successfully added!";
