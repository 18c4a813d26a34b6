import { useDeleteTournament } from "@backoffice/api-client";
import { OperatorName } from "#entities/operator/operator-name.tsx";
import { ConfirmPanel } from "#kit/panels/confirm-panel.tsx";
import { irreversibleWhere } from "#kit/panels/irreversible.ts";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { prizesWait } from "../list/prizes-wait.ts";

/** Deletes a tournament without pending prizes, then opens the list (money §2, §7). */
export const DeleteTournament = ({ params: { tournament }, ...panel }: DialogPanelProps<"delete-tournament">) => (
  <ConfirmPanel
    {...panel}
    verb="Delete"
    noun="tournament"
    tone="danger"
    irreversible={irreversibleWhere(tournament.status === "ACTIVE", tournament.title)}
    write={useDeleteTournament()}
    input={{ query: { id: tournament.id } }}
    success="Tournament deleted."
    after={{ goTo: "/tournament/list" }}
    reason={prizesWait(tournament)}
  >
    Delete <strong>{tournament.title}</strong> of{" "}
    <strong>
      <OperatorName opId={tournament.opId} />
    </strong>
    . {tournament.status === "ACTIVE" ? "It ends immediately without winners." : "Winners keep their paid prizes."}
  </ConfirmPanel>
);
