import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./row-details.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Every list/Details of a row",
  tags: ["panel:row-details"],
} satisfies SceneMeta;

export const Default = look();
export const Loading = look(scenes.Loading);
export const Error = look(scenes.Failed);
export const Forbidden = look(scenes.Forbidden, { loads: true });
export const NotFound = look(scenes.Gone);
export const SecretMasked = look(scenes.SecretMasked);
export const HostileTexts = look(scenes.HostileTexts);
