import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./add-sport-freebet-confirmation.scenes.tsx";

// Scenes that need layout, a file input or a chart, which jsdom lacks.
export default {
  ...scenes.default,
  title: "In a browser/Panels/Bonus/Add Sport FreeBet Confirmation",
  tags: ["!dev", "!autodocs"],
} satisfies SceneMeta;

export const EndsMeanwhile = scenes.EndsMeanwhile;
