import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./override-player-cashback-settings.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Withdraw/Override Player Cashback Settings",
  tags: ["panel:override-player-cashback-settings"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });
export const OperatorError = look(scenes.OperatorUnread);
