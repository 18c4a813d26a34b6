import { exportHighDepositors, listPlayers } from "@backoffice/api-client";
import { listPlayers as shape } from "@backoffice/api-client/shapes/players";
import { FileDown, Users } from "lucide-react";
import { listPage } from "#entities/fields/contract-page.ts";
import { isSuperAdmin, useSession } from "#kit/session/session.ts";
import { playerActions } from "../player.actions.ts";
import { playerColumns } from "./players.columns.tsx";

const pageWith = (columns: (typeof playerColumns)[keyof typeof playerColumns]) =>
  listPage({
    read: listPlayers,
    shape,
    label: "Players",
    key: "playerCode",
    columns,
    actions: playerActions,
    defaultSort: { id: "createdAt", desc: true },
    opens: { panel: "player-details", param: "player" },
    buttons: [
      {
        panel: "export-high-depositors",
        params: (opId) => ({ opId }),
        label: "Export high depositors",
        icon: FileDown,
        permission: exportHighDepositors.operation.permission,
      },
    ],
    empty: { icon: Users, text: "Players appear here once they register." },
  });

const ForSuperAdmins = pageWith(playerColumns.superAdmin);
const ForOthers = pageWith(playerColumns.others);

/** `/players`: the columns by role (shell §6). */
export const PlayersPage = () => (isSuperAdmin(useSession()) ? <ForSuperAdmins /> : <ForOthers />);
