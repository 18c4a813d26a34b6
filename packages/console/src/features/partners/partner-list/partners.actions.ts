import type { components } from "@backoffice/api-client";
import type { RowAction } from "@backoffice/ui/table";
import { BanknoteArrowUp, ChartLine, History, Megaphone, Tag, UserRoundPlus } from "lucide-react";
import type { Panels } from "#kit/panels/definition/panels.ts";
import { lacking, type Session } from "#kit/session/session.ts";
import { mayNotRequest } from "../partner-money.ts";

type Partner = components["schemas"]["Partner"];

/** Parameters of the partner dialogs. */
const option = ({ partnerId, partnerTitle, opId }: Partner) => ({ partnerId, partnerTitle, opId });

/** Row actions of a partner. */
export const partnerActions = (panels: Panels, session: Session): RowAction<Partner>[] => [
  {
    id: "dashboard",
    label: "Dashboard",
    icon: ChartLine,
    primary: true,
    reason: () => lacking(session, "view_partner_dashboard"),
    onSelect: ({ partnerId }) => panels.open("partner-dashboard", { partner: partnerId }),
  },
  {
    id: "complete",
    label: "Complete Partner Setup",
    icon: UserRoundPlus,
    hidden: ({ userEmail }) => userEmail !== null,
    reason: () => lacking(session, "edit_partners"),
    onSelect: ({ partnerId }) => panels.open("complete-partner-setup", { partner: partnerId }),
  },
  {
    id: "recreate",
    label: "Recreate user",
    icon: UserRoundPlus,
    hidden: ({ userEmail }) => userEmail === null,
    reason: () => lacking(session, "edit_partners"),
    onSelect: ({ partnerId }) => panels.open("complete-partner-setup", { partner: partnerId }),
  },
  {
    id: "brand",
    label: "Set up a brand",
    icon: Tag,
    hidden: ({ partnerType }) => partnerType !== "NORMAL",
    reason: () => lacking(session, "edit_partners"),
    onSelect: ({ partnerId }) => panels.open("partner-brand-setup", { partner: partnerId }),
  },
  {
    id: "channel",
    label: "Add channel",
    icon: Megaphone,
    reason: () => lacking(session, "edit_marketing_channels"),
    onSelect: (partner) => panels.open("add-partner-channel", { partner: option(partner) }),
  },
  {
    id: "withdraw",
    label: "Withdraw",
    icon: BanknoteArrowUp,
    reason: () => mayNotRequest(session),
    onSelect: (partner) => panels.open("partner-withdraw", option(partner)),
  },
  {
    id: "history",
    label: "Withdraw history",
    icon: History,
    reason: () => lacking(session, "view_partner_withdrawals"),
    onSelect: (partner) => panels.open("partner-withdraw-history", option(partner)),
  },
];
