import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./crypto-network-edit.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Settings/Crypto network",
  tags: ["panel:crypto-network-edit"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-admin" });
export const NotFound = look(scenes.Gone);
