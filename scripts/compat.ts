import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { BROWSERS } from "../packages/console/vite/browsers.ts";
import { unsupportedCss } from "./lib/compat/unsupported-css.ts";
import { unsupportedJs } from "./lib/compat/unsupported-js.ts";
import { oldestOf } from "./lib/compat/oldest.ts";
import { ROOT } from "./lib/root.ts";

/**
 * Features that some of the oldest supported browsers lack but that are safe to use, with the reason, wherever they
 * occur.
 */
const ALLOWED: Readonly<Record<string, string>> = {
  "-webkit-tap-highlight-color": "Only touch screens highlight a tap.",
  "font-family: ui-monospace": "A further font of the list stands in.",
  "font-family: ui-sans-serif": "A further font of the list stands in.",
  "scrollbar-color": "Scrollbars keep the colours of the system.",
  "scrollbar-gutter": "A list that begins to scroll gives the scrollbar some of its width.",
  "scrollbar-width": "The scrollbar has the width of the system.",
  "overflow-clip-margin": "Only Chromium draws the text of a select over its arrow.",
  "field-sizing": "Text areas keep their rows, and scroll.",
  "@starting-style": "Things appear without a transition.",
  ":checkmark": "The list of a select is drawn by the system.",
  ":picker": "The list of a select is drawn by the system.",
  ":picker-icon": "The arrow of a select is drawn by the system.",
  "forced-color-adjust": "Safari has no forced colours.",
  "explicit-resource-management": "A library gives a method this name, which nothing calls.",
  "json-raw": "It is asked for first; without it the nearest double is written (decision 020).",
  "network-information": "It is asked for first; without it React assumes a usual speed.",
  webdriver: "Where it is missing, a browser that a program drives is measured like any other.",
};

/** `node scripts/run.mjs compat`: checks the built console against the oldest supported browsers. */
const oldest = oldestOf(BROWSERS);
const files = (ending: string) => globSync(`packages/console/dist/assets/*.${ending}`, { cwd: ROOT });
if (files("css").length === 0 || files("js").length === 0) {
  console.error("There is no build in packages/console/dist: run pnpm build first.");
  process.exit(1);
}
const lacks = [
  ...files("css").flatMap((file) =>
    unsupportedCss(readFileSync(ROOT + file, "utf8"), oldest).map((it) => ({ file, ...it })),
  ),
  ...(await unsupportedJs(
    files("js").map((it) => ROOT + it),
    oldest,
  )),
];
const used = new Set(lacks.map((it) => it.feature));
for (const { file, feature, browsers, example } of lacks)
  if (!(feature in ALLOWED)) {
    console.error(
      `${basename(file)}: ${feature} is not in ${browsers.join(", ")}, and has no fallback: ${example.slice(0, 160)}`,
    );
    process.exitCode = 1;
  }
for (const feature of Object.keys(ALLOWED))
  if (!used.has(feature)) {
    console.error(`${feature} is allowed in scripts/compat.ts, but the build does not use it.`);
    process.exitCode = 1;
  }
