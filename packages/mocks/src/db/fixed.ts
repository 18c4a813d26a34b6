/** Units per US dollar. */
export const RATES: Record<string, number> = {
  EUR: 0.92,
  GBP: 0.79,
  SEK: 10.41,
  NOK: 10.72,
  DKK: 6.87,
  CHF: 0.88,
  TRY: 34.2,
  AED: 3.6725,
  INR: 84.1,
  JPY: 151.3,
  BRL: 5.62,
  RUB: 97.4,
  USDT: 1,
  IRR: 42105,
};

/** Tooltips of fields, by page and field. */
export const TOOLTIPS: Record<string, string> = {
  "/withdraw/bank-list#key": "Letters, _ and - only. The key cannot be used twice for one operator.",
  "/withdraw/bank-list#order": "Banks are offered to players in this order.",
  "/withdraw/bank-list#status": "Players are only offered active banks.",
  "/withdraw/bank-accounts#cardNumberIsDuplicated": "Another account has the same card number.",
  "/withdraw/bank-accounts#ibanIsDuplicated": "Another account has the same IBAN.",
  "/withdraw/bank-accounts#noteForThePlayer": "Visible to the player.",
};
