import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./create-support-ticket.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Support/Create Support Ticket",
  tags: ["panel:create-support-ticket"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "dev-ops" });
export const ForAPlayer = { ...look(scenes.ForAPlayer), name: "Opened from a player" };
export const BrandCustomers = look(scenes.CustomersOfTheBrand);
