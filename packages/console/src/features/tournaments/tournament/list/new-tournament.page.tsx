import { useCreateTournament } from "@backoffice/api-client";
import { Card, SectionHeading } from "@backoffice/ui";
import { useLocation, useNavigate } from "react-router";
import { keptSearch } from "#kit/address/kept-search.ts";
import { FormPanel } from "#kit/panels/form-panel.tsx";
import { ALL, useScope } from "#kit/scope/scope.ts";
import { TournamentFields } from "../panels/tournament.fields.tsx";
import { tournamentInput, tournamentSchema, tournamentValues } from "../panels/tournament.schema.ts";

/** `/tournament/new`: Save and Cancel return to the list. */
const NewTournamentPage = () => {
  const { opId } = useScope();
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <Card className="mx-auto w-full max-w-3xl min-w-0 p-5">
      <SectionHeading className="mb-4">Tournament</SectionHeading>
      <FormPanel
        isNew
        close={() => void navigate("/tournament/list" + keptSearch(search))}
        noun="tournament"
        schema={tournamentSchema}
        values={tournamentValues(undefined, opId === ALL ? "" : opId)}
        write={useCreateTournament()}
        input={(valid) => ({ body: tournamentInput(valid) })}
        success="Tournament added."
        record={(_, { title, id }) => ({ name: title, kind: "tournament", value: id })}
      >
        {(now) => <TournamentFields now={now} isNew />}
      </FormPanel>
    </Card>
  );
};

export default NewTournamentPage;
