import { listGameJurisdictions, showGameJurisdiction, useSaveGameJurisdiction } from "@backoffice/api-client";
import type { DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { LabelDrawer } from "../parts/label-drawer.tsx";

/** A new jurisdiction, or the one in the address (shell §2.3). */
export const GameJurisdictionEditDrawer = ({ params: { uuid }, close }: DrawerPanelProps<"game-jurisdiction-edit">) => (
  <LabelDrawer
    noun="jurisdiction"
    keyName="code"
    uuid={uuid}
    read={showGameJurisdiction}
    list={listGameJurisdictions}
    write={useSaveGameJurisdiction()}
    added="New Game Jurisdiction added!"
    updated="Game Jurisdiction updated!"
    close={close}
  />
);
