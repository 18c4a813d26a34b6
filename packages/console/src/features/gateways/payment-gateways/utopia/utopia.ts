/** The provider whose gateways have a wallet. */
export const UTOPIA = "utopia";

/** Utopia's own currency, which its fees are in (money §3). */
export const UUSD = "UUSD";

/** Shown when Utopia refuses without a message (money §8). */
export const FAILURE_WORDS = { refused: "Internal Error. Please try again later." };
