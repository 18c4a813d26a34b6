/** What a player has, wherever it is shown. */
export const WALLETS = ["showWallet", "getPlayer", "searchPlayers", "listPlayers", "listPlayerBalances"] as const;
