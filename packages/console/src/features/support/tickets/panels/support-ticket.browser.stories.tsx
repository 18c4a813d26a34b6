import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./support-ticket.scenes.tsx";

// Scenes that jsdom cannot play: they need layout, a real file input or a chart.
export default {
  ...scenes.default,
  title: "In a browser/Panels/Support/Support Ticket",
  tags: ["!dev", "!autodocs"],
} satisfies SceneMeta;

export const AnsweredWithAPicture = scenes.AnsweredWithAPicture;
