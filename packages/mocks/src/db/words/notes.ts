/** Notes for players. */
export const APPROVAL_NOTES = [
  "Your account is confirmed.",
  "Thank you, everything matches.",
  "Confirmed. Withdrawals take one working day.",
] as const;
export const REJECTION_NOTES = [
  "The name on the card is not yours.",
  "We could not read the number. Please add the account again.",
  "This IBAN belongs to another player.",
] as const;
