import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./profit-history.page.scenes.tsx";

export default {
  ...scenes.default,
  title: "Pages/Transactions/Profit history",
} satisfies SceneMeta;

export const Default = look();
export const Empty = frameLook({ empty: true });
export const SimpleView = look(scenes.SimpleView);
export const ForOperatorStaff = { ...look(scenes.ForOperatorsStaff), name: "Signed in as operator staff" };
