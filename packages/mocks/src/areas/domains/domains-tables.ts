import type { components } from "@backoffice/api-client/contract";

type Schemas = components["schemas"];

export type CfAccountRow = Schemas["CfAccountDetails"];
export type AfdProfileRow = Schemas["AfdProfile"];
export type DomainRow = Schemas["DomainDetails"];

export type DomainsTables = {
  /** By cfAccountCode. */
  accounts: Map<string, CfAccountRow>;
  /** By afdProfileName. */
  profiles: Map<string, AfdProfileRow>;
  /** By domainName. */
  domains: Map<string, DomainRow>;
  /** When a domain that is still being set up was added, in milliseconds since 1970, by domainName. */
  beingSetUp: Map<string, number>;
};
