import type { components } from "@backoffice/api-client";
import type { RowAction } from "@backoffice/ui/table";
import { BellRing, Pencil, Trash2 } from "lucide-react";
import type { Panels } from "#kit/panels/definition/panels.ts";
import { lacking, type Session } from "#kit/session/session.ts";
import { DOMAIN_ORDERS, orderReason, ORDERS } from "./actions/domain-order.tsx";
import { zoneReason } from "./actions/zone-reason.ts";

type Domain = components["schemas"]["Domain"];

/** Domain actions: the nine documented ones, notifying crawlers, deleting with the zone (content §2, §4). */
export const domainActions = (panels: Panels, session: Session): RowAction<Domain>[] => [
  {
    id: "edit",
    label: "Edit",
    icon: Pencil,
    onSelect: (domain) => panels.open("edit-domain", { domain }),
    reason: () => lacking(session, "edit_domains"),
  },
  ...ORDERS.map((order): RowAction<Domain> => {
    const { label, icon, danger } = DOMAIN_ORDERS[order];
    return {
      id: order,
      label,
      icon,
      danger,
      onSelect: (domain) => panels.open("domain-actions", { domain, action: order }),
      reason: (domain) => lacking(session, "edit_domains") ?? orderReason(order, domain, session),
    };
  }),
  {
    id: "notify-crawlers",
    label: "Notify crawlers",
    icon: BellRing,
    onSelect: ({ opId, domainName }) => panels.open("notify-crawlers", { opId, domain: domainName }),
    reason: () => lacking(session, "notify_crawlers"),
  },
  {
    id: "delete-zone",
    label: "Delete domain (zone)",
    icon: Trash2,
    danger: true,
    onSelect: (domain) => panels.open("delete-cloudflare-zone-v2", { domain }),
    reason: (domain) => lacking(session, "delete_domains") ?? zoneReason(domain),
  },
];
