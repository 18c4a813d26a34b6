// Written by `pnpm generate` from what is in the folders it imports. Do not edit.
import { banksEffects } from "./effects/banks.ts";
import { billingEffects } from "./effects/billing.ts";
import { bonusEffects } from "./effects/bonus.ts";
import { contentEffects } from "./effects/content.ts";
import { domainsEffects } from "./effects/domains.ts";
import { gamesEffects } from "./effects/games.ts";
import { paymentsEffects } from "./effects/payments.ts";
import { playersEffects } from "./effects/players.ts";
import { staffEffects } from "./effects/staff.ts";
import { goneOf } from "./effects/gone.ts";
import type { ReadId, WriteId } from "./generated/operations.ts";

/**
 * Which reads each write makes stale. Exhaustive: a new write without a row does not compile. The mocks' effects test
 * verifies it: it runs every write and compares every read before and after.
 */
export const effects = {
  ...banksEffects,
  ...billingEffects,
  ...bonusEffects,
  ...contentEffects,
  ...domainsEffects,
  ...gamesEffects,
  ...paymentsEffects,
  ...playersEffects,
  ...staffEffects,
} as const satisfies Record<WriteId, readonly ReadId[]>;

/** Of the reads that a deletion makes stale, those whose record no longer exists. */
export const gone = goneOf(effects);
