/** Said of a record of the developers' zone where the server has no words of its own (content §8). */
export const DEV_FAILED = { refused: "Unable to perform this action", notSent: "An error occurred, please try again" };

/** Said of a record of a domain or a hostname (content §8). */
export const ADD_FAILED = { refused: "Failed to add DNS record" };

/** What is shown once a record was added (content §8). */
export const ADDED = "DNS record is successfully added!";
