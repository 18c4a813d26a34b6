import type { FieldKnowledge } from "#kit/contract/list/field-knowledge.ts";
import { filterOf } from "./field-filters.ts";
import { WHOSE } from "./whose.ts";

/** How the server works, not what it shows; or, `domainName`, what makes the answer one record. */
const NO_FILTERS: ReadonlySet<string> = new Set(["isForceFetch", "domainName"]);

/**
 * For platform staff only (money §6): ids of players and operators, lists of payment providers, the flags of domains, and
 * how they are doing in the cloud.
 */
const PLATFORM =
  /^(playerId|parentOpId|paymentProvider|hasPendingDebit|isLocked|isBackoffice|isBrand|isInternal|(afd|cf|ssl|clientZone|customHostname|domainValidation)\w*)$/;

const RANKS: Readonly<{ [name: string]: number }> = { kycStatus: 1, appState: 1, playerCode: 3, currency: 5 };

/** What the console knows of the fields of its calls beyond what the contract says. */
export const fieldKnowledge: FieldKnowledge = {
  whose: WHOSE,
  filterOf,
  isNoFilter: (name) => NO_FILTERS.has(name),
  isPlatformOnly: (name) => PLATFORM.test(name),
  // A domain is searched by a part of its name.
  rankOf: (name, beside) => (name === "domain" && !beside.has("search") ? 0 : RANKS[name]),
};
