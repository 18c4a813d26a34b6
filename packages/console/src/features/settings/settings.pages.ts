import {
  getGeneral,
  showOperator,
  listAfdProfiles,
  listDomains,
  listFrontDoorDomains,
  listHostnames,
  listSaasZones,
} from "@backoffice/api-client";
import * as afdsShapes from "@backoffice/api-client/shapes/afds";
import * as domainsShapes from "@backoffice/api-client/shapes/domains";
import * as frontdoorShapes from "@backoffice/api-client/shapes/frontdoor";
import * as hostnamesShapes from "@backoffice/api-client/shapes/hostnames";
import * as operatorsShapes from "@backoffice/api-client/shapes/operators";
import * as saasZonesShapes from "@backoffice/api-client/shapes/saas-zones";
import * as systemShapes from "@backoffice/api-client/shapes/system";
import { listPage } from "#entities/fields/list-page.ts";
import { recordPage } from "#kit/records/record-page.tsx";
import { LoginActivitiesPage } from "./logs/login-activities.page.tsx";
import { StaffActivitiesPage } from "./logs/staff-activities.page.tsx";

/** What is at each path of the group, until it has screens of its own. */
export default {
  "/settings": recordPage({ read: getGeneral, shape: systemShapes.getGeneral, noun: "system" }),
  "/settings/cf-account-v2/domains": listPage({
    read: listDomains,
    shape: domainsShapes.listDomains,
    label: "Domains",
    key: "domainName",
    jsonForAdmins: true,
    // Content §2, §9.
    csv: {
      columns: {
        operator: "opTitle",
        domainName: "domainName",
        cfAccountCode: "cfAccountCode",
        cfAccountId: "cfAccountId",
        cfZoneStatus: "cfZoneStatus",
      },
      inOneCall: 0,
    },
  }),
  "/settings/cf-account-v2/afds": listPage({
    read: listAfdProfiles,
    shape: afdsShapes.listAfdProfiles,
    label: "Front door profiles",
    key: "afdProfileName",
  }),
  "/settings/hostnames": listPage({
    read: listHostnames,
    shape: hostnamesShapes.listHostnames,
    label: "Hostnames",
    key: "hostname",
  }),
  "/settings/cf-saas-zones": listPage({
    read: listSaasZones,
    shape: saasZonesShapes.listSaasZones,
    label: "SaaS zones",
    key: "zoneId",
    first: ["domainName"],
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
  }),
  "/settings/login-activitiy": LoginActivitiesPage,
  "/settings/activities": StaffActivitiesPage,
};
