import type { Permission } from "@backoffice/api-client";
import type { Db } from "@backoffice/mocks";
import type { ComponentType } from "react";
import type { OwnPanel, Opening, Scene } from "#testing/scene.ts";

type DrawerProps = { params: { uuid?: string }; close: () => void };
type DialogProps<Params> = { params: Params; open: boolean; close: () => void };

const own = (keptIn: OwnPanel["keptIn"], component: unknown): OwnPanel => ({
  keptIn,
  panel: () => Promise.resolve({ default: component as never }),
});

/** The scene of a story's own drawer for the record with `uuid`; `permission` opens it. */
export const ownDrawer = (
  Drawer: ComponentType<DrawerProps>,
  uuid: (db: Db) => string,
  permission?: Permission,
): Partial<Scene> => ({
  panel: { ...own("address", Drawer), permission },
  opens: undefined,
  at: (db) => `/?panel=story-panel&uuid=${uuid(db)}`,
});

/** The scene of a story's own dialog, and the parameters of its click. */
export const ownDialog = <Params>(
  Dialog: ComponentType<DialogProps<Params>>,
  params: (db: Db) => Params,
): Partial<Scene> => ({
  panel: own("memory", Dialog),
  at: "/",
  opens: (db) => ({ id: "story-panel", params: params(db) }) as unknown as Opening,
});
