import {
  getGeneral,
  showOperator,
  listAfdProfiles,
  listFrontDoorDomains,
  type components,
} from "@backoffice/api-client";
import * as afdsShapes from "@backoffice/api-client/shapes/afds";
import * as frontdoorShapes from "@backoffice/api-client/shapes/frontdoor";
import * as operatorsShapes from "@backoffice/api-client/shapes/operators";
import * as systemShapes from "@backoffice/api-client/shapes/system";
import { statusCell } from "@backoffice/ui/table";
import { AFD_PROVISION_STATUS, AFD_VALIDATION_STATUS } from "#entities/domain/domain-status.ts";
import { listPage } from "#entities/fields/list-page.ts";
import { recordPage } from "#kit/records/record-page.tsx";
import { LoginActivitiesPage } from "./logs/login-activities.page.tsx";
import { StaffActivitiesPage } from "./logs/staff-activities.page.tsx";

type FrontDoorDomain = components["schemas"]["FrontDoorDomain"];

/** What is at each path of the group, until it has screens of its own. */
export default {
  "/settings": recordPage({ read: getGeneral, shape: systemShapes.getGeneral, noun: "system" }),
  "/settings/cf-account-v2/afds": listPage({
    read: listAfdProfiles,
    shape: afdsShapes.listAfdProfiles,
    label: "Front door profiles",
    key: "afdProfileName",
  }),
  "/settings/general": recordPage({
    read: showOperator,
    shape: operatorsShapes.showOperator,
    noun: "operator",
    oneOperator: true,
  }),
  // The front-door page of ruling 16: domains, accounts and hostnames have pages that say so in their paths.
  "/settings/domains": listPage({
    read: listFrontDoorDomains,
    shape: frontdoorShapes.listFrontDoorDomains,
    label: "Domains",
    key: "id",
    first: ["name"],
    columns: {
      hostName: { header: "Domain" },
      provisioningState: {
        header: "Provisioning",
        ...statusCell((row: FrontDoorDomain) => row.provisioningState, AFD_PROVISION_STATUS),
      },
      domainValidationState: {
        header: "Validation",
        ...statusCell((row: FrontDoorDomain) => row.domainValidationState, AFD_VALIDATION_STATUS),
      },
    },
  }),
  "/settings/login-activitiy": LoginActivitiesPage,
  "/settings/activities": StaffActivitiesPage,
};
