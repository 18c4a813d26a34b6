import { useShowSportFreebet, type components } from "@backoffice/api-client";
import { Badge, Button, useNow } from "@backoffice/ui";
import type { DrawerPanelProps } from "#kit/panels/define-panels.ts";
import { DetailsAndJson } from "#kit/records/details-and-json.tsx";
import { PanelFoot, PanelHead } from "#kit/panels/panel-frame.tsx";
import { usePanels } from "#kit/panels/panels.ts";
import { Missing, Record } from "#kit/records/record-states.tsx";
import { useSession } from "#kit/session/session.ts";
import { giveReason } from "../give/give-reason.ts";
import { FreebetFacts } from "./freebet-facts.tsx";
import { GivenList } from "./given-list.tsx";

type SportFreebet = components["schemas"]["SportFreebet"];

const Status = ({ freebet, now }: { freebet: SportFreebet; now: number }) => {
  if (freebet.toTime <= now) return <Badge>Over</Badge>;
  return freebet.isEnable ? <Badge tone="positive">Enabled</Badge> : <Badge tone="caution">Not enabled</Badge>;
};

const Loaded = ({ freebet }: { freebet: SportFreebet }) => {
  const panels = usePanels();
  const session = useSession();
  const now = useNow() / 1000;
  return (
    <>
      <PanelHead title={freebet.name} subtitle={freebet.id} status={<Status freebet={freebet} now={now} />} />
      <DetailsAndJson record={freebet}>
        <FreebetFacts freebet={freebet} />
        <GivenList templateId={freebet.id} />
      </DetailsAndJson>
      <PanelFoot>
        <div className="flex-1" />
        <Button
          variant="primary"
          reason={giveReason(freebet, session, now)}
          onClick={() => panels.open("add-sport-freebet-confirmation", { template: freebet })}
        >
          Add…
        </Button>
      </PanelFoot>
    </>
  );
};

const Shown = ({ id, close }: { id: string; close: () => void }) => (
  <Record noun="freebet" query={useShowSportFreebet({ body: { id } }, { staleTime: 0 })} close={close}>
    {(freebet) => <Loaded freebet={freebet} />}
  </Record>
);

/** A sport freebet, who was given it, and giving it to a player (shell §2.3). */
export const SportFreebetDetailsDrawer = ({ params, close }: DrawerPanelProps<"sport-freebet-details">) =>
  params.freebet ? <Shown id={params.freebet} close={close} /> : <Missing noun="freebet" close={close} />;
