import type { Input } from "@backoffice/api-client/contract";
import type { Operations } from "../../request/handler.ts";
import type { DomainRow } from "./domains-tables.ts";

export type DomainQuery = NonNullable<NonNullable<Input<Operations["listDomains"]>>["query"]>;

/** Filters that compare with the field of the same name. */
const SAME = [
  "cfAccountId",
  "cfZoneId",
  "defaultLang",
  "isPrimary",
  "afdProfileName",
  "afdRouteName",
  "afdEndpointName",
  "cfAccountCode",
  "afdValidationStatus",
  "afdProvisionStatus",
  "afdRoutesAssociated",
  "cfDnsConfigured",
  "cfRulesConfigured",
  "cfZoneStatus",
  "isLocked",
  "isBackoffice",
  "isBrand",
  "isInternal",
] as const satisfies readonly (keyof DomainQuery & keyof DomainRow)[];

/** Whether a domain passes every filter that was given. */
export const domainFilter = (query: DomainQuery): ((row: DomainRow) => boolean) => {
  const given = SAME.filter((name) => query[name] !== undefined);
  const part = query.domain?.trim().toLowerCase() ?? "";
  return (row) => row.domainName.includes(part) && given.every((name) => row[name] === query[name]);
};
