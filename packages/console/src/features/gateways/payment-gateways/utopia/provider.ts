/** The provider whose gateways have a wallet. */
export const UTOPIA = "utopia";
