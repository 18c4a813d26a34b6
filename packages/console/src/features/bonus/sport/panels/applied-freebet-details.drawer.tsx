import { useShowAppliedFreebet, type components } from "@backoffice/api-client";
import { Button } from "@backoffice/ui";
import type { DrawerPanelProps } from "#kit/panels/define-panels.ts";
import { DetailsAndJson } from "#kit/records/details-and-json.tsx";
import { PanelFoot, PanelHead } from "#kit/panels/panel-frame.tsx";
import { usePanels } from "#kit/panels/panels.ts";
import { Missing, Record } from "#kit/records/record-states.tsx";
import { lacking, useSession } from "#kit/session/session.ts";
import { AppliedFacts } from "./applied-facts.tsx";

const Loaded = ({ applied }: { applied: components["schemas"]["AppliedFreebet"] }) => {
  const panels = usePanels();
  const session = useSession();
  return (
    <>
      <PanelHead title="Applied FreeBet Details" subtitle={`${applied.name} · player ${applied.playerCode}`} />
      <DetailsAndJson record={applied}>
        <AppliedFacts applied={applied} />
      </DetailsAndJson>
      <PanelFoot>
        <Button onClick={() => panels.open("sport-freebet-details", { freebet: applied.templateId })}>
          Open the freebet
        </Button>
        <div className="flex-1" />
        <Button
          reason={lacking(session, "give_freebets")}
          onClick={() => panels.open("sport-freebet-template-list", { player: applied.playerId })}
        >
          Add another…
        </Button>
      </PanelFoot>
    </>
  );
};

const Shown = ({ id, close }: { id: string; close: () => void }) => (
  <Record noun="applied freebet" query={useShowAppliedFreebet({ body: { id } }, { staleTime: 0 })} close={close}>
    {(applied) => <Loaded applied={applied} />}
  </Record>
);

/** A freebet that a player was given (shell §2.3). */
export const AppliedFreebetDetailsDrawer = ({ params, close }: DrawerPanelProps<"applied-freebet-details">) =>
  params.applied ? <Shown id={params.applied} close={close} /> : <Missing noun="applied freebet" close={close} />;
