import { showAppliedFreebet } from "@backoffice/api-client";
import type { DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { RecordPanel } from "#kit/records/record-panel.tsx";
import { lacking, useSession } from "#kit/session/session.ts";
import { AppliedFacts } from "./applied-facts.tsx";
import { freebetFigures } from "./freebet-conditions.tsx";

/** A freebet given to a player (shell §2.3). */
export const AppliedFreebetDetailsDrawer = ({
  params: { applied: id },
  close,
}: DrawerPanelProps<"applied-freebet-details">) => {
  const panels = usePanels();
  const session = useSession();
  return (
    <RecordPanel
      noun="applied freebet"
      read={showAppliedFreebet}
      input={id && { body: { id } }}
      close={close}
      head={(applied) => ({
        title: "Applied FreeBet Details",
        subtitle: `${applied.name} · player ${applied.playerCode}`,
        figures: freebetFigures(applied),
      })}
      actions={({ templateId, playerId }) => [
        {
          label: "Open the freebet",
          onClick: () => panels.open("sport-freebet-details", { freebet: templateId }),
        },
        {
          label: "Add another…",
          reason: lacking(session, "give_freebets"),
          onClick: () => panels.open("sport-freebet-template-list", { player: playerId }),
        },
      ]}
    >
      {(applied) => <AppliedFacts applied={applied} />}
    </RecordPanel>
  );
};
