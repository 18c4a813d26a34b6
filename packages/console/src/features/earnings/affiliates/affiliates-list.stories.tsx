import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./affiliates-list.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Withdraw/Affiliates",
  tags: ["panel:affiliates-list"],
} satisfies SceneMeta;

export const Default = look();
export const Empty = look(scenes.None);
export const Error = frameLook({ error: "listAffiliates" });
export const ReadOnly = look(scenes.LooksOnly);
