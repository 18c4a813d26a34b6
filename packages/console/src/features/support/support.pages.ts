import { listSupportActivities, listTickets, showTicket } from "@backoffice/api-client";
import * as activitiesShapes from "@backoffice/api-client/shapes/activities";
import * as supportShapes from "@backoffice/api-client/shapes/support";
import { plainListPage } from "../../kit/plain-list-page.tsx";
import { plainRecordPage } from "../../kit/plain-record-page.tsx";

/** What is at each path of the group, until it has screens of its own. */
export default {
  "/support": plainListPage({
    read: listTickets,
    shape: supportShapes.listTickets,
    label: "Tickets",
    key: "ticketId",
    first: ["ticketNumber", "subject"],
    hidden: ["opId"],
    link: "/support/{brandId}/{ticketId}",
  }),
  "/support/activities": plainListPage({
    read: listSupportActivities,
    shape: activitiesShapes.listSupportActivities,
    label: "Support activities",
    key: "uuid",
    first: ["timestamp", "message"],
  }),
  "/support/{brandId}/{ticketId}": plainRecordPage({
    read: showTicket,
    shape: supportShapes.showTicket,
    noun: "ticket",
  }),
};
