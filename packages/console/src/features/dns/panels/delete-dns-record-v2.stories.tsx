import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./delete-dns-record-v2.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/DNS/Delete DNS record",
  tags: ["panel:delete-dns-record-v2"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });
export const OtherType = look(scenes.OtherType);
export const ForDeveloper = { ...look(scenes.DevelopersWithoutRight), name: "Signed in as operator admin" };
