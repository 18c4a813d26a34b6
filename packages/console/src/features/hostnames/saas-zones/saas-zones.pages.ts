import { listSaasZones } from "@backoffice/api-client";
import * as shapes from "@backoffice/api-client/shapes/saas-zones";
import { Cloud } from "lucide-react";
import { listPage } from "#entities/fields/contract-page.ts";
import { saasZoneActions } from "./saas-zone.actions.ts";
import { saasZoneColumns } from "./list/saas-zones.columns.tsx";

/** Pages by path. */
export default {
  "/settings/cf-saas-zones": listPage({
    read: listSaasZones,
    shape: shapes.listSaasZones,
    label: "SaaS zones",
    key: "zoneId",
    columns: saasZoneColumns,
    actions: saasZoneActions,
    defaultSort: { id: "domainName", desc: false },
    create: { creates: "saas-zone-edit" },
    empty: { icon: Cloud, text: "Add a zone before adding hostnames." },
  }),
};
