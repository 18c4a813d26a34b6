import type { BankAccountRow } from "./bank-account-row.ts";

const counted = (values: (string | null)[]): Map<string | null, number> => {
  const counts = new Map<string | null, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
};

/** The accounts with their duplicate flags: true if another account has the same card number or IBAN. */
export const markDuplicates = (accounts: readonly BankAccountRow[]): BankAccountRow[] => {
  const cards = counted(accounts.map((it) => it.cardNumber));
  const ibans = counted(accounts.map((it) => it.iban));
  return accounts.map((it) => ({
    ...it,
    cardNumberIsDuplicated: it.cardNumber !== null && cards.get(it.cardNumber)! > 1,
    ibanIsDuplicated: it.iban !== null && ibans.get(it.iban)! > 1,
  }));
};
