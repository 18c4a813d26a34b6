import { listGameTags, showGameTag, useSaveGameTag } from "@backoffice/api-client";
import type { DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { LabelDrawer } from "../parts/label-drawer.tsx";

/** A new tag, or the one in the address (shell §2.3). */
export const GameTagEditDrawer = ({ params: { uuid }, close }: DrawerPanelProps<"game-tag-edit">) => (
  <LabelDrawer
    noun="tag"
    keyName="slug"
    uuid={uuid}
    read={showGameTag}
    list={listGameTags}
    write={useSaveGameTag()}
    added="New Game Tag added!"
    updated="Game Tag updated!"
    close={close}
  />
);
