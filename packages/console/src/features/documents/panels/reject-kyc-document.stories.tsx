import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./reject-kyc-document.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Documents/Reject Document",
  tags: ["panel:reject-kyc-document"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });
export const AlreadyRejected = look(scenes.AlreadyRejected);
