import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./dns-record-edit.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/DNS/DNS record",
  tags: ["panel:dns-record-edit"],
} satisfies SceneMeta;

export const Default = look();
export const Error = frameLook({ error: "showDnsRecord" });
export const Forbidden = frameLook({ forbidden: "operator-admin" });
export const NotFound = look(scenes.Gone);
export const Token = { ...look(scenes.Token), name: "Verification token" };
