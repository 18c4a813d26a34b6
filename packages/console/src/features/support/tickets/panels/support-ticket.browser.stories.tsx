import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./support-ticket.scenes.tsx";

// Scenes that jsdom cannot play: they need layout, a real file input or a chart.
export default {
  ...scenes.default,
  title: "Panels/Support/Support Ticket/In a browser",
  tags: ["!dev", "!autodocs"],
} satisfies SceneMeta;

export const AnsweredWithAPicture = scenes.AnsweredWithAPicture;
