/** Units for one US dollar. */
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

export const TOOLTIPS: Record<string, string> = {
  "banks.key": "Letters, _ and - only. The key cannot be used twice for one operator.",
  "banks.order": "Banks are offered to players in this order.",
  "banks.status": "Players are only offered active banks.",
  "bankAccounts.duplicated": "Another account has the same card number or IBAN.",
  "bankAccounts.noteForThePlayer": "The player reads this.",
};
