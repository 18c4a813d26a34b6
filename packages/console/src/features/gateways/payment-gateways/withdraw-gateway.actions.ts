import type { components } from "@backoffice/api-client";
import type { RowAction } from "@backoffice/ui/table";
import { FlaskConical, PanelRight, Trash2 } from "lucide-react";
import type { Panels } from "#kit/panels/definition/panels.ts";
import { lacking, type Session } from "#kit/session/session.ts";
import { testedSettings } from "./calculator/tested-settings.ts";

/** Actions of a withdraw gateway. */
export const withdrawGatewayActions = (
  panels: Panels,
  session: Session,
): RowAction<components["schemas"]["WithdrawGateway"]>[] => [
  {
    id: "details",
    label: "Details",
    icon: PanelRight,
    onSelect: ({ uuid }) => panels.open("withdraw-gateway-details", { gatewayUuid: uuid }),
  },
  {
    id: "test",
    label: "Test your settings",
    icon: FlaskConical,
    onSelect: (gateway) => panels.open("test-your-settings", testedSettings(gateway)),
  },
  {
    id: "delete",
    label: "Delete",
    icon: Trash2,
    danger: true,
    onSelect: (gateway) => panels.open("delete-withdraw-gateway", { gateway }),
    reason: () => lacking(session, "delete_withdraw_gateways"),
  },
];
