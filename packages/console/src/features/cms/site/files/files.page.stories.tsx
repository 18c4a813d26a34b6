import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./files.page.scenes.tsx";

export default {
  ...scenes.default,
  title: "Pages/CMS (v1)/Files",
} satisfies SceneMeta;

export const Default = look();
export const Empty = look(scenes.Empty);
export const Error = look(scenes.Failed);
export const Forbidden = look(scenes.Forbidden);
export const AsAList = look(scenes.AsAList);
