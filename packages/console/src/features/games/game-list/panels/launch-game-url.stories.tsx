import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./launch-game-url.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Games catalogue/Launch Game URL",
  tags: ["panel:launch-game-url"],
} satisfies SceneMeta;

export const Default = look();
export const Loading = frameLook({ loading: "showLaunchUrl" });
export const NoOperator = { ...look(scenes.WithoutOperator), name: "No operator selected" };
export const NoDemo = look(scenes.WithoutDemo);
