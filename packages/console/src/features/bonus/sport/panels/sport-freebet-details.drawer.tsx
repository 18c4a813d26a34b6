import { showSportFreebet, type components } from "@backoffice/api-client";
import { Badge, useNow } from "@backoffice/ui";
import type { DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { RecordPanel } from "#kit/records/record-panel.tsx";
import { useSession } from "#kit/session/session.ts";
import { giveReason } from "../give/give-reason.ts";
import { FreebetFacts } from "./freebet-facts.tsx";
import { GivenList } from "./given-list.tsx";

type SportFreebet = components["schemas"]["SportFreebet"];

const Status = ({ freebet, now }: { freebet: SportFreebet; now: number }) => {
  if (freebet.toTime <= now) return <Badge>Over</Badge>;
  return freebet.isEnable ? <Badge tone="positive">Enabled</Badge> : <Badge tone="caution">Not enabled</Badge>;
};

/** A sport freebet, who was given it, and giving it to a player (shell §2.3). */
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
      head={(freebet) => ({
        title: freebet.name,
        subtitle: freebet.id,
        status: <Status freebet={freebet} now={now} />,
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
          <FreebetFacts freebet={freebet} />
          <GivenList templateId={freebet.id} />
        </>
      )}
    </RecordPanel>
  );
};
