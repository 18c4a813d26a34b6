import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./kyc-edit.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Documents/Document/Correcting",
  tags: ["panel:kyc-details"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = look(scenes.EditForbidden);
export const ImageUploaded = look(scenes.ImageUploaded);
