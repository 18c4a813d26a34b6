/** Reads that show a player's balance. */
export const WALLETS = ["showWallet", "getPlayer", "searchPlayers", "listPlayers", "listPlayerBalances"] as const;
