import type { Permission, RefKind } from "@backoffice/api-client";
import type { DrawerProps } from "@backoffice/ui";
import type { ComponentType } from "react";
import type {
  CreatingId,
  DialogId,
  DialogParams,
  DrawerId,
  DrawerParams,
  PanelId,
  PanelParams,
} from "./panel-params.ts";

/** What the panel host hands to a drawer. Its parameters come from the address: they may be missing or wrong. */
export type DrawerPanelProps<Id extends DrawerId> = {
  params: Partial<DrawerParams[Id]>;
  close: () => void;
};

/** What the panel host hands to a dialog: all parameters, as the click gave them. */
export type DialogPanelProps<Id extends DialogId> = {
  params: DialogParams[Id];
  /** False while it fades out. */
  open: boolean;
  close: () => void;
};

type AnyPanelProps = { params: object; open: boolean; close: () => void };

/** A panel as the panel host knows it. */
export type PanelDefinition = {
  id: PanelId;
  title: string;
  permission?: Permission | undefined;
  /** An `address` panel is a link that can be sent to a colleague; a `memory` panel is opened by a click only. */
  keptIn: "address" | "memory";
  /** Names of the parameters in the address. */
  params: readonly string[];
  /** How wide its drawer is, where 480 px are not it: `lg` for billing, `xl` for dashboards (money §9). */
  width?: DrawerProps["width"];
  /** Whose record it shows, by its one parameter: what refers to one links to it, unless there is a page of it. */
  recordOf?: RefKind;
  /** Opened without parameters it adds a record: "New bank", with the right to do so. The palette offers it on every page. */
  creates?: { label: `New ${string}`; permission: Permission };
  /**
   * What identifies the record of a dialog, where a click hands over all of it: what was typed is offered again for this
   * record, also when it was read anew and is not the same to the letter.
   */
  about?(params: object): readonly string[];
  /** A dialog that holds no work of its own: it opens on top of another dialog, which keeps what is typed in it. */
  opensOnTop?: boolean;
  panel: () => Promise<{ default: ComponentType<AnyPanelProps> }>;
};

/** What a panel adds: said by each whose parameters are `Adds`, and by no other. */
type Creates<Id extends PanelId> = Id extends CreatingId
  ? { creates: NonNullable<PanelDefinition["creates"]> }
  : { creates?: never };

type Facts<Id extends PanelId> = Pick<PanelDefinition, "title" | "permission" | "width"> &
  Creates<Id> &
  (Id extends DrawerId
    ? {
        /** Names of its parameters in the address; none that a list is filtered by, for opening it would filter. */
        params: readonly (keyof PanelParams[Id] & string)[];
        recordOf?: RefKind;
      }
    : { params?: never; about?: (params: PanelParams[Id]) => readonly string[]; opensOnTop?: boolean });

type ComponentOf<Id extends PanelId> = Id extends DrawerId
  ? ComponentType<DrawerPanelProps<Id>>
  : Id extends DialogId
    ? ComponentType<DialogPanelProps<Id>>
    : never;

/**
 * The panels of a feature, by their ids: what each is, here, and what it shows, in the lazy file. Whether a panel is a
 * drawer with an address or a dialog says the interface that its parameters stand in. Those that say no other right
 * have `permission`.
 */
export const definePanels = <Id extends PanelId>(
  permission: Permission | undefined,
  load: () => Promise<{ default: { [Each in Id]: ComponentOf<Each> } }>,
  panels: { [Each in Id]: Facts<Each> },
): PanelDefinition[] =>
  (Object.keys(panels) as Id[]).map((id) => {
    const { params, ...facts }: Omit<Facts<PanelId>, "params"> & { params?: readonly string[] } = panels[id];
    return {
      permission,
      ...facts,
      id,
      keptIn: params ? "address" : "memory",
      params: params ?? [],
      panel: async () => ({ default: (await load()).default[id] as ComponentType<AnyPanelProps> }),
    };
  });
