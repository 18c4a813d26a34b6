import { listSupportActivities, listTickets, showTicket } from "@backoffice/api-client";
import * as activitiesShapes from "@backoffice/api-client/shapes/activities";
import * as supportShapes from "@backoffice/api-client/shapes/support";
import { listPage } from "#entities/fields/list-page.ts";
import { recordPage } from "#kit/records/record-page.tsx";

/** What is at each path of the group, until it has screens of its own. */
export default {
  "/support": listPage({
    read: listTickets,
    shape: supportShapes.listTickets,
    label: "Tickets",
    key: "ticketId",
    first: ["ticketNumber", "subject"],
    columns: { opId: "hidden" },
    link: "/support/{brandId}/{ticketId}",
  }),
  "/support/activities": listPage({
    read: listSupportActivities,
    shape: activitiesShapes.listSupportActivities,
    label: "Support activities",
    key: "uuid",
    first: ["timestamp", "message"],
  }),
  "/support/{brandId}/{ticketId}": recordPage({
    read: showTicket,
    shape: supportShapes.showTicket,
    noun: "ticket",
  }),
};
