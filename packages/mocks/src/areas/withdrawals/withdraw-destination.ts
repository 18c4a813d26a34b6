import type { components } from "@backoffice/api-client/contract";
import { BANK_NAMES } from "../banks/bank-names.ts";
import { cardNumber, iban } from "../../db/words/numbers.ts";
import { IN_COINS } from "../gateways/payment-providers.ts";
import { FIRST_NAMES, LAST_NAMES } from "../../db/words/people.ts";
import type { Random } from "../../db/random.ts";

const BASE58 = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";

/** The address of a TRON wallet, as far as its looks go. */
export const coinAddress = (random: Random): string => `T${random.text(33, BASE58)}`;

/** Where a withdrawal of this provider goes: coins to an address, money to an account or a card. */
export const withdrawDestination = (random: Random, provider: string): components["schemas"]["WithdrawDestination"] => {
  if (IN_COINS.has(provider)) return { kind: "WALLET", holder: null, bankName: null, number: coinAddress(random) };
  const holder = `${random.pick(FIRST_NAMES)} ${random.pick(LAST_NAMES)}`;
  const bankName = random.pick(BANK_NAMES).en;
  return provider === "tomani" || random.chance(0.3)
    ? { kind: "CARD", holder, bankName, number: cardNumber(random) }
    : { kind: "BANK", holder, bankName, number: iban(random) };
};
