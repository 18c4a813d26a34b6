import type { components } from "@backoffice/api-client/contract";

type Schemas = components["schemas"];

/** Addresses by `uuid`, organizations by `orgId`. */
export type SignInTables = {
  domains: Map<string, Schemas["SignInDomain"]>;
  organizations: Map<string, Schemas["SignInOrganization"]>;
};
