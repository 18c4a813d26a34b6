import type { FieldKnowledge } from "#kit/contract/list/field-knowledge.ts";
import { filterOf } from "./field-filters.ts";
import { PLAYER_FIELDS } from "./player-fields.ts";

/** Parameters that control the server, or, `domainName`, reduce the response to one record. */
const NO_FILTERS: ReadonlySet<string> = new Set(["isForceFetch", "domainName"]);

/**
 * For platform staff only (money §6): IDs of players and operators, lists of payment providers, domain flags, and
 * cloud statuses.
 */
const PLATFORM =
  /^(playerId|parentOpId|paymentProvider|hasPendingDebit|isLocked|isBackoffice|isBrand|isInternal|(afd|cf|ssl|clientZone|customHostname|domainValidation)\w*)$/;

const RANKS: Readonly<{ [name: string]: number }> = { kycStatus: 1, appState: 1, playerCode: 3, currency: 5 };

/** Knowledge about fields of calls beyond the contract. */
export const fieldKnowledge: FieldKnowledge = {
  ownerFields: PLAYER_FIELDS,
  filterOf,
  isNoFilter: (name) => NO_FILTERS.has(name),
  isPlatformOnly: (name) => PLATFORM.test(name),
  // Domains are searched by part of the name.
  rankOf: (name, beside) => (name === "domain" && !beside.has("search") ? 0 : RANKS[name]),
};
