import { disableGame, enableGame } from "@backoffice/api-client";
import { Power, PowerOff } from "lucide-react";
import { bulkCall, type Bulk, type BulkAction } from "#kit/bulk/bulk.ts";
import { switchReason, type SwitchedRow } from "./switch-actions.ts";

/** Enables and disables several games, each at the operator from `opIdOf`; `*` is the whole platform. */
export const switchBulk = <Row extends SwitchedRow>(
  opIdOf: (row: Row) => string,
  reread?: Bulk<Row>["reread"],
): Bulk<Row> => {
  const become = (
    status: "ENABLED" | "DISABLED",
    looks: Pick<BulkAction<Row>, "id" | "verb" | "icon" | "tone">,
  ): BulkAction<Row> => ({
    ...looks,
    reason: (row, session) =>
      row.status === status ? `This game is already ${status.toLowerCase()}.` : switchReason(session, opIdOf(row)),
    call: (row) => {
      const input = { body: { gameId: row.gameId, opId: opIdOf(row) } };
      return status === "ENABLED" ? bulkCall(enableGame, input) : bulkCall(disableGame, input);
    },
  });
  return {
    noun: ["game", "games"],
    name: ({ title }) => title,
    decisive: ["status"],
    reread,
    actions: [
      become("ENABLED", { id: "enable", verb: "Enable", icon: Power, tone: "primary" }),
      become("DISABLED", { id: "disable", verb: "Disable", icon: PowerOff, tone: "danger" }),
    ],
  };
};
