import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./order-status.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Deposit/Order Status",
  tags: ["panel:order-status"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "dev-ops" });
export const Confirmed = look(scenes.ConfirmedOffersNothing);
export const InProgress = look(scenes.InProgressOffersNothing);
export const Canceled = look(scenes.CanceledOffersNothing);
export const NoOrder = look(scenes.WithoutOrder);
