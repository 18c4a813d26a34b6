import type { RowAction } from "@backoffice/ui/table";
import { Power, PowerOff } from "lucide-react";
import type { Panels } from "#kit/panels/definition/panels.ts";
import { ALL } from "#kit/scope/scope.ts";
import { lacking, type Session } from "#kit/session/session.ts";

/** A game row of any list. */
export type SwitchedRow = { gameId: string; title: string; status: string };

/** Reason why the game cannot be switched there; `*`, the whole platform, is for platform staff only. */
export const switchReason = (session: Session, opId: string): string | undefined =>
  lacking(session, "edit_games_cms") ??
  (opId === ALL && session.opId !== null
    ? "Only platform staff can switch a game for everybody. Use Operator Games for your own."
    : undefined);

/** Enable and Disable of a game at the operator from `opIdOf`; `*` is the whole platform. */
export const switchActions = <Row extends SwitchedRow>(
  panels: Panels,
  session: Session,
  opIdOf: (row: Row) => string,
): RowAction<Row>[] => {
  const open = (id: "enable-game-confirmation" | "disable-game-confirmation") => (row: Row) =>
    panels.open(id, { gameId: row.gameId, title: row.title, opId: opIdOf(row) });
  const reason = (row: Row) => switchReason(session, opIdOf(row));
  return [
    {
      id: "enable",
      label: "Enable",
      icon: Power,
      reason,
      hidden: ({ status }) => status === "ENABLED",
      onSelect: open("enable-game-confirmation"),
    },
    {
      id: "disable",
      label: "Disable",
      icon: PowerOff,
      danger: true,
      reason,
      hidden: ({ status }) => status === "DISABLED",
      onSelect: open("disable-game-confirmation"),
    },
  ];
};

/** {@link switchActions} in the signature that lists expect. */
export const switchActionsFor =
  <Row extends SwitchedRow>(opIdOf: (row: Row) => string) =>
  (panels: Panels, session: Session): RowAction<Row>[] =>
    switchActions(panels, session, opIdOf);
