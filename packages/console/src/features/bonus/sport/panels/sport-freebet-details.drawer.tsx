import { showSportFreebet, type components } from "@backoffice/api-client";
import { Alert, Badge, useNow } from "@backoffice/ui";
import type { DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { RecordPanel } from "#kit/records/record-panel.tsx";
import { useSession } from "#kit/session/session.ts";
import { giveReason } from "../give/give-reason.ts";
import { freebetFigures } from "./freebet-conditions.tsx";
import { FreebetFacts } from "./freebet-facts.tsx";
import { GivenList } from "./given-list.tsx";

type SportFreebet = components["schemas"]["SportFreebet"];

const Status = ({ freebet, now }: { freebet: SportFreebet; now: number }) => {
  if (freebet.toTime <= now) return <Badge>Ended</Badge>;
  return freebet.isEnable ? <Badge tone="normal">Enabled</Badge> : <Badge tone="look">Disabled</Badge>;
};

/** A sport freebet with its recipients and the action to give it to a player (shell §2.3). */
export const SportFreebetDetailsDrawer = ({
  params: { freebet: id },
  close,
}: DrawerPanelProps<"sport-freebet-details">) => {
  const panels = usePanels();
  const session = useSession();
  const now = useNow() / 1000;
  return (
    <RecordPanel
      noun="freebet"
      read={showSportFreebet}
      input={id && { body: { id } }}
      close={close}
      json={{ inTab: true }}
      head={(freebet) => ({
        name: freebet.name,
        status: <Status freebet={freebet} now={now} />,
        figures: freebetFigures(freebet),
      })}
      actions={(freebet) => [
        {
          label: "Add…",
          primary: true,
          reason: giveReason(freebet, session, now),
          onClick: () => panels.open("add-sport-freebet-confirmation", { template: freebet }),
        },
      ]}
    >
      {(freebet) => (
        <>
          {freebet.isEnable && freebet.toTime <= now && (
            <Alert severity="caution" className="mb-4" title="Ended but still enabled">
              Players can no longer use this freebet. Disable it at the provider.
            </Alert>
          )}
          <FreebetFacts freebet={freebet}>
            <GivenList templateId={freebet.id} />
          </FreebetFacts>
        </>
      )}
    </RecordPanel>
  );
};
