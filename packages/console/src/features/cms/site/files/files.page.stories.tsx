import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./files.page.scenes.tsx";

export default {
  ...scenes.default,
  title: "Pages/CMS (v1)/Files",
} satisfies SceneMeta;

export const Default = look();
export const Empty = look(scenes.Empty);
export const Error = frameLook({ error: "listMedia" });
export const AsList = look(scenes.AsAList);
