import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./support-ticket.scenes.tsx";

// Scenes that need layout, a file input or a chart, which jsdom lacks.
export default {
  ...scenes.default,
  title: "In a browser/Panels/Support/Support Ticket",
  tags: ["!dev", "!autodocs"],
} satisfies SceneMeta;

export const AnsweredWithAPicture = scenes.AnsweredWithAPicture;
