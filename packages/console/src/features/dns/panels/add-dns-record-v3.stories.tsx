import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./add-dns-record-v3.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/DNS/Add DNS Record v3",
  tags: ["panel:add-dns-record-v3"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });
