import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./footer.page.scenes.tsx";

export default {
  ...scenes.default,
  title: "Pages/CMS (v1)/Footer",
} satisfies SceneMeta;

export const Default = look();
export const Empty = look(scenes.Empty);
