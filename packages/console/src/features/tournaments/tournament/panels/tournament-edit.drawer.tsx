import { showTournament, useUpdateTournament, type components } from "@backoffice/api-client";
import { useTitleOf } from "#entities/operator/operator-titles.tsx";
import { TOURNAMENT_STATUS } from "#entities/tournament/tournament-words.ts";
import type { DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { FormPanel } from "#kit/panels/form-panel.tsx";
import { NewOrExisting } from "#kit/records/new-or-existing.tsx";
import { Missing } from "#kit/records/record-states.tsx";
import { StatusBadge } from "#kit/words/status-badge.tsx";
import { TournamentFields } from "./tournament.fields.tsx";
import { tournamentInput, tournamentSchema, tournamentValues } from "./tournament.schema.ts";

type EditProps = { tournament: components["schemas"]["Tournament"]; close: () => void };

const EditTournament = ({ tournament, close }: EditProps) => {
  const titleOf = useTitleOf();
  return (
    <FormPanel
      close={close}
      noun="tournament"
      frame={{
        name: tournament.title,
        subtitle: titleOf(tournament.opId),
        status: <StatusBadge status={tournament.status} of={TOURNAMENT_STATUS} />,
      }}
      schema={tournamentSchema}
      values={tournamentValues(tournament, tournament.opId)}
      write={useUpdateTournament()}
      input={(valid) => ({ body: { ...tournamentInput(valid), id: tournament.id } })}
      success="Tournament updated."
    >
      {(now) => <TournamentFields now={now} isNew={false} />}
    </FormPanel>
  );
};

/** Edits the tournament in the address; new ones have a page. */
export const TournamentEditDrawer = ({
  params: { editedTournament: id },
  close,
}: DrawerPanelProps<"tournament-edit">) => (
  <NewOrExisting noun="tournament" read={showTournament} input={id && { body: { id } }} close={close}>
    {(tournament) =>
      tournament ? (
        <EditTournament tournament={tournament} close={close} />
      ) : (
        <Missing noun="tournament" close={close} />
      )
    }
  </NewOrExisting>
);
