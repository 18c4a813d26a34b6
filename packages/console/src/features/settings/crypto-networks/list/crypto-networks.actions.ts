import type { components } from "@backoffice/api-client";
import type { RowAction } from "@backoffice/ui/table";
import { Pencil } from "lucide-react";
import type { Panels } from "#kit/panels/definition/panels.ts";
import { lacking, type Session } from "#kit/session/session.ts";

/** Row actions of crypto networks. */
export const cryptoNetworkActions = (
  panels: Panels,
  session: Session,
): RowAction<components["schemas"]["CryptoNetwork"]>[] => [
  {
    id: "edit",
    label: "Edit",
    icon: Pencil,
    primary: true,
    onSelect: ({ network }) => panels.open("crypto-network-edit", { cryptoNetwork: network }),
    reason: () => lacking(session, "edit_crypto_networks"),
  },
];
