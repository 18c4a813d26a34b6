import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./staff.page.scenes.tsx";

export default {
  ...scenes.default,
  title: "Pages/Other/Admins",
} satisfies SceneMeta;

export const Default = look();
export const Empty = look(scenes.Empty);
export const PanelOpen = { ...look(scenes.WithPanel), name: "With an open panel" };
export const OneOperator = look(scenes.OfOneOperator);
