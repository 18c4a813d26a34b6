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

/** Props of a drawer from the panel host. Its parameters come from the address: they may be missing or invalid. */
export type DrawerPanelProps<Id extends DrawerId> = {
  params: Partial<DrawerParams[Id]>;
  close: () => void;
};

/** Props of a dialog from the panel host: all parameters, as the click passed them. */
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
  /** Width of the drawer, 480 px by default: `lg` for billing, `xl` for dashboards (money §9). */
  width?: DrawerProps["width"];
  /** The headline is an amount with figures below: the loading state reserves their space. */
  ofMoney?: true;
  /** A form, which stays modal; a drawer that shows or decides a record stands beside its list (ruling 56). */
  edits?: true;
  /** The kind of record that it shows, by its only parameter: references link to it, unless a page shows the kind. */
  recordOf?: RefKind;
  /**
   * Opened without parameters it adds a record: label "New bank" and permission. The palette offers it on every page.
   */
  creates?: { label: `New ${string}`; permission: Permission };
  /**
   * Identifies the record of a dialog whose click passes the whole record: a draft is offered for the same record,
   * even if it was reread and its data differs.
   */
  about?(params: object): readonly string[];
  /** A dialog without input of its own: it opens on top of another dialog, which keeps its input. */
  opensOnTop?: boolean;
  panel: () => Promise<{ default: ComponentType<AnyPanelProps> }>;
};

/** Kind of record that a panel adds: required for panels whose parameters are `Adds`, and refused for others. */
type Creates<Id extends PanelId> = Id extends CreatingId
  ? { creates: NonNullable<PanelDefinition["creates"]> }
  : { creates?: never };

type Facts<Id extends PanelId> = Pick<PanelDefinition, "title" | "permission" | "width"> &
  Creates<Id> &
  (Id extends DrawerId
    ? {
        /** Names of its parameters in the address; none may be a list filter, as opening the panel would filter. */
        params: readonly (keyof PanelParams[Id] & string)[];
        ofMoney?: true;
        edits?: true;
        recordOf?: RefKind;
      }
    : { params?: never; about?: (params: PanelParams[Id]) => readonly string[]; opensOnTop?: boolean });

type ComponentOf<Id extends PanelId> = Id extends DrawerId
  ? ComponentType<DrawerPanelProps<Id>>
  : Id extends DialogId
    ? ComponentType<DialogPanelProps<Id>>
    : never;

/**
 * Defines the panels of a feature, by id: definitions here, components in the lazy file. The interface that declares
 * its parameters decides whether a panel is a drawer with an address or a dialog. Panels have `permission` unless
 * they name their own.
 */
export const definePanels = <Id extends PanelId>(
  permission: Permission | undefined,
  load: () => Promise<{ [Each in Id]: ComponentOf<Each> }>,
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
      panel: async () => ({ default: (await load())[id] as ComponentType<AnyPanelProps> }),
    };
  });
