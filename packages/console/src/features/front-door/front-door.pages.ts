import { listFrontDoorDomains } from "@backoffice/api-client";
import * as shapes from "@backoffice/api-client/shapes/frontdoor";
import { DoorOpen } from "lucide-react";
import { listPage } from "#entities/fields/contract-page.ts";
import { frontDoorDomainActions } from "./domains/front-door-domain.actions.ts";
import { frontDoorDomainColumns } from "./domains/front-door-domains.columns.tsx";
import AfdProfilesPage from "./profiles/afd-profiles.page.tsx";

/** Pages by path. */
export default {
  "/settings/cf-account-v2/afds": AfdProfilesPage,
  // The Front Door page of ruling 16; domains, accounts and hostnames have paths of their own.
  "/settings/domains": listPage({
    read: listFrontDoorDomains,
    shape: shapes.listFrontDoorDomains,
    label: "Domains",
    key: "id",
    columns: frontDoorDomainColumns,
    actions: frontDoorDomainActions,
    opens: { panel: "afd-domain-details", param: "frontDoorDomain" },
    create: { creates: "create-custom-domain" },
    empty: { icon: DoorOpen, text: "Create a custom domain to serve a site with Front Door." },
  }),
};
