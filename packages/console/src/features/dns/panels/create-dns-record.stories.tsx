import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./create-dns-record.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/DNS/Create DNS Record",
  tags: ["panel:create-dns-record"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-admin" });
