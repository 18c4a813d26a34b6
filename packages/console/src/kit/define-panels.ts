import type { Permission } from "@backoffice/api-client";
import type { ComponentType } from "react";
import type { PanelDefinition, PanelProps } from "./define-module.ts";
import type { PanelId } from "./panel-params.ts";

/**
 * Drawers whose components are in one lazy file, by their ids, all opened by one right. Every id has both: what the
 * panel is, here, and what it shows, there.
 */
export const definePanels = <Panels extends { [Id in keyof Panels & PanelId]: ComponentType<PanelProps<Id>> }>(
  permission: Permission,
  load: () => Promise<{ default: Panels }>,
  panels: { [Id in keyof Panels & PanelId]: Pick<PanelDefinition<Id>, "title" | "params"> },
): PanelDefinition[] =>
  (Object.keys(panels) as (keyof Panels & PanelId)[]).map(
    (id) =>
      ({
        permission,
        keptIn: "address",
        ...panels[id],
        id,
        panel: async () => ({ default: (await load()).default[id] }),
      }) as unknown as PanelDefinition,
  );
