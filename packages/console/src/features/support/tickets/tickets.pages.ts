import { TicketsPage } from "./list/tickets.page.ts";

/** Pages by path. */
export default {
  "/support": TicketsPage,
};
