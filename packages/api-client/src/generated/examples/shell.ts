// Generated from openapi/ by `pnpm generate`. Do not edit.
export const getBadges = {"tickets":4,"withdraw":12,"deposit":3,"cashback":0,"affProfit":1,"debit":2,"bankAccounts":41,"kyc":7,"playerUsernames":0};
export const getWaiting = [{"kind":"withdraw","count":2,"oldestAt":"2026-11-20T08:00:00Z","cameIn":12,"decided":9,"amounts":[{"currency":"SEK","amount":1200},{"currency":"TRY","amount":450.5}],"amountInUSD":129.31}];
export const getRates = {"exchangeRates":{"EUR":0.92,"SEK":10.41,"USDT":1},"quotedAt":{"EUR":"2026-11-20T09:30:00Z","SEK":"2026-11-20T09:30:00Z","USDT":"2026-11-20T09:30:00Z"}};
export const listNotifications = [{"content_en":"Withdrawals by JB are slow today; the provider is informed."}];
export const sendClientReports = null;
export const listTooltips = {"/withdraw/bank-list#order":"Banks are offered to players in this order."};
