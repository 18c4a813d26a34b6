import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./cashback-withdrawal-history.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Players/Cashback Withdrawal History",
  tags: ["panel:cashback-withdrawal-history"],
} satisfies SceneMeta;

export const Default = look();
export const Empty = look(scenes.Empty);
export const Forbidden = frameLook({ forbidden: "dev-ops" });
export const NoPlayer = look(scenes.WithoutPlayer);
