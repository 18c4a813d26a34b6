import { listGameCategories, showGameCategory, useSaveGameCategory } from "@backoffice/api-client";
import type { DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { LabelDrawer } from "../parts/label-drawer.tsx";

/** A new category, or the one in the address (shell §2.3). */
export const GameCategoryEditDrawer = ({ params: { uuid }, close }: DrawerPanelProps<"game-category-edit">) => (
  <LabelDrawer
    noun="category"
    keyName="slug"
    uuid={uuid}
    read={showGameCategory}
    list={listGameCategories}
    write={useSaveGameCategory()}
    added="New Game Category added!"
    updated="Game Category updated!"
    close={close}
  />
);
