import { useGetPlayer } from "@backoffice/api-client";
import type { DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { PanelHead } from "#kit/panels/panel-frame.tsx";
import { Missing, RecordStates } from "#kit/records/record-states.tsx";
import { TemplateChoice } from "./template-choice.tsx";

const Shown = ({ playerId, close }: { playerId: string; close: () => void }) => (
  <RecordStates noun="player" query={useGetPlayer({ body: { playerId } })} close={close}>
    {({ playerCode, username, activeCurrency }) => (
      <>
        <PanelHead title="Sport FreeBets" subtitle={`For player ${playerCode}${username ? ` · ${username}` : ""}`} />
        <TemplateChoice player={{ playerId, playerCode }} currency={activeCurrency} />
      </>
    )}
  </RecordStates>
);

/** Freebets that a player can be given, to select one (money §2). */
export const SportFreebetTemplateListDrawer = ({ params, close }: DrawerPanelProps<"sport-freebet-template-list">) =>
  params.player ? <Shown playerId={params.player} close={close} /> : <Missing noun="player" close={close} />;
