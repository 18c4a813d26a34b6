import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./add-sport-freebet-confirmation.scenes.tsx";

// Scenes that jsdom cannot play: they need layout, a real file input or a chart.
export default {
  ...scenes.default,
  title: "In a browser/Panels/Bonus/Add Sport FreeBet Confirmation",
  tags: ["!dev", "!autodocs"],
} satisfies SceneMeta;

export const EndsMeanwhile = scenes.EndsMeanwhile;
