import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./card-users.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Withdraw/Card users tabs",
} satisfies SceneMeta;

export const Default = look();
export const ForAdmin = { ...look(scenes.ByAdmin), name: "Signed in as admin" };
export const ForOperatorAdmin = { ...look(scenes.ByOperatorAdmin), name: "Signed in as operator admin" };
export const ForOperatorManager = { ...look(scenes.ByOperatorManager), name: "Signed in as operator manager" };
