import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./add-partner-channel.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Partners/Add Partner Channel",
  tags: ["panel:add-partner-channel"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });
export const New = look(scenes.Added);
export const PartnerUser = look(scenes.OfAPartnersUser);
export const OperatorInvoice = look(scenes.OfTheOperator);
