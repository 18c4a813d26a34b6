import type { components } from "@backoffice/api-client";
import type { RowAction } from "@backoffice/ui/table";
import { FlaskConical, Trash2 } from "lucide-react";
import type { Panels } from "#kit/panels/definition/panels.ts";
import { lacking, type Session } from "#kit/session/session.ts";
import { testedSettings } from "./calculator/tested-settings.ts";

/** Actions of a deposit gateway. */
export const depositGatewayActions = (
  panels: Panels,
  session: Session,
): RowAction<components["schemas"]["DepositGateway"]>[] => [
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
    onSelect: (gateway) => panels.open("delete-deposit-gateway", { gateway }),
    reason: () => lacking(session, "delete_deposit_gateways"),
  },
];
