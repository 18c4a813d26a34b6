import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./exchange-rates.page.scenes.tsx";

export default {
  ...scenes.default,
  title: "Pages/Other/Exchange rates",
} satisfies SceneMeta;

export const Default = look();
export const Loading = frameLook({ loading: "getRates" });
export const MissingAndOutdated = look(scenes.MissingAndOld);
