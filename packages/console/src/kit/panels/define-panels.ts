import type { Permission } from "@backoffice/api-client";
import type { ComponentType } from "react";
import type { PanelDefinition, PanelProps } from "../pages/define-module.ts";
import type { PanelId, PanelParams } from "./panel-params.ts";

type Named<Id extends PanelId> = Pick<PanelDefinition, "title" | "permission" | "width"> & {
  /** Names of the parameters in the address; a panel without any is opened by a click only. */
  params?: readonly (keyof PanelParams[Id] & string)[];
};

/**
 * The panels of a feature whose components are in one lazy file, by their ids; those that say no other right have
 * `permission`. Every panel has both: what it is, here, and what it shows, there.
 */
export const definePanels = <Id extends PanelId>(
  permission: Permission,
  load: () => Promise<{ default: { [Each in Id]: ComponentType<PanelProps<Each>> } }>,
  panels: { [Each in Id]: Named<Each> },
): PanelDefinition[] =>
  (Object.keys(panels) as Id[]).map(
    (id) =>
      ({
        permission,
        keptIn: panels[id].params ? "address" : "memory",
        params: [],
        ...panels[id],
        id,
        panel: async () => ({ default: (await load()).default[id] }),
      }) as unknown as PanelDefinition,
  );
