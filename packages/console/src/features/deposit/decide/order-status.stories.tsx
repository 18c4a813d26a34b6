import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./order-status.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Deposit/Order Status",
  tags: ["panel:order-status"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = look(scenes.Forbidden);
export const ConfirmedOffersNothing = look(scenes.ConfirmedOffersNothing);
export const InProgressOffersNothing = look(scenes.InProgressOffersNothing);
export const CanceledOffersNothing = look(scenes.CanceledOffersNothing);
export const WithoutOrder = look(scenes.WithoutOrder);
