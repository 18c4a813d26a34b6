import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./domain-actions.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Settings/Domain Actions",
  tags: ["panel:domain-actions"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });
export const Associate = look(scenes.Associate);
export const Purge = look(scenes.Purge);
export const PurgeAll = look(scenes.PurgeAll);
export const DeleteAtCloudflare = look(scenes.DeleteAtCloudflare);
export const DeleteAtFrontDoor = look(scenes.DeleteAtFrontDoor);
export const DeleteFromRecords = look(scenes.DeleteFromRecords);
export const NoZone = look(scenes.NoZone);
export const ForDevOps = { ...look(scenes.DevOpsMayNot), name: "Signed in as DevOps" };
