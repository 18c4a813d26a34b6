import type { Preview } from "@storybook/react-vite";
import { lazy, Suspense, type ComponentProps } from "react";
import { configure } from "storybook/test";
import { refusalPause } from "../packages/console/src/kit/submit/form-write.ts";
import { ignoreComposingKeys } from "../packages/ui/src/primitives/ignore-composing-keys.ts";
import "../packages/ui/src/styles/index.css";
import { withToolbar } from "../packages/ui/src/testing/with-toolbar.tsx";
import { checkArrivals } from "./checks/arrivals.ts";
import { checkForcedColours } from "./checks/forced-colours.ts";
import { checkMotion } from "./checks/motion.ts";
import { checkPresses } from "./checks/presses.ts";
import { checkReflow } from "./checks/reflow.ts";
import { watchRest } from "./checks/rest.ts";
import { keepTimers } from "./checks/timers.ts";
import { initialGlobals, toolbar, viewports } from "./toolbar.ts";

/** Lazy, since no story needs them. */
const DocsContainer = lazy(async () => ({ default: (await import("./docs-container.tsx")).DocsContainer }));
const DocsPage = lazy(async () => ({ default: (await import("./docs-page.tsx")).DocsPage }));

/** True in the test run, false in a reader's Storybook. */
const TESTED = "__vitest_browser__" in globalThis;

/** Characters of the page that a failure quotes. */
const QUOTED = 600;

const SEEN = "\nSeen there: ";

/** Text inside `place`, without the elements that Storybook adds to every document. */
const words = (place: Element) =>
  (place === document.body ? [...place.children].filter((it) => !it.matches("[class^=sb-], script, style")) : [place])
    .map((it) => it.textContent)
    .join(" ")
    .replaceAll(/\s+/g, " ")
    .slice(0, QUOTED);

/** Leaves out the document's HTML, which waiting would serialize at every retry; the story shows more. */
const elementError = (message: string | null, place: Element): Error => {
  const told = message?.includes(SEEN) ? message : `${message}${SEEN}${words(place)}`;
  const error = Object.assign(new Error(told), { name: "TestingLibraryElementError" });
  Error.captureStackTrace(error, elementError);
  return error;
};

// Lazy chunks may load slowly on a busy machine; a test continues as soon as they are there.
configure({
  asyncUtilTimeout: 20_000,
  getElementError: elementError,
  // What is on screen; its announcement repeats it.
  defaultIgnore: "script, style, [data-slot=announcements] *",
});

if (TESTED) keepTimers();
// Plays resend immediately; the pause has its own test.
if (TESTED) refusalPause.milliseconds = 0;

// As in the root of the app.
ignoreComposingKeys();

const preview: Preview = {
  globalTypes: toolbar,
  initialGlobals,
  decorators: [withToolbar],
  // A story that fails its accessibility check leaves Storybook's "animations paused" style behind, and in later
  // stories nothing that fades out would disappear.
  beforeEach: () => {
    // A write with an unknown outcome would lock the panel of the next story.
    for (const key of Object.keys(localStorage)) if (key.startsWith("unknown-outcomes:")) localStorage.removeItem(key);
    for (const style of document.head.querySelectorAll("style")) {
      if (style.textContent?.includes("animation-play-state: paused")) style.remove();
    }
  },
  // Checks beyond axe. The test browser asks for reduced motion, so closing elements disappear at once.
  afterEach: async ({ title, loaded }) => {
    // Browser scenes have the same layout as the stories beside them.
    if (!TESTED || title.startsWith("In a browser/")) return;
    const checkRest = watchRest(loaded);
    checkMotion();
    await checkReflow();
    await checkForcedColours();
    checkRest();
    await checkArrivals(title, loaded);
    await checkPresses(title);
  },
  parameters: {
    layout: "padded",
    a11y: {
      test: "error",
      config: { rules: [{ id: "target-size", enabled: true }] },
      // Passed rules are for readers only; collecting them for each story takes longer than finding violations.
      options: TESTED ? { resultTypes: ["violations"] } : {},
    },
    controls: { expanded: true },
    docs: {
      container: (props: ComponentProps<typeof DocsContainer>) => (
        <Suspense>
          <DocsContainer {...props} />
        </Suspense>
      ),
      // In a frame, since dialogs would cover the page.
      story: { inline: false, height: "420px" },
      page: () => (
        <Suspense>
          <DocsPage />
        </Suspense>
      ),
    },
    viewport: { options: viewports },
    options: {
      // Storybook parses this without running the file, so it must be a literal.
      storySort: {
        order: [
          "Start here",
          ["Overview", "Review", "Changes"],
          "Foundations",
          ["Colour", "Type", "Space", "Radius", "Elevation", "Motion", "Density"],
          "Components",
          ["Primitives", "Overlays", "Forms", "Tables", "Filters", "Display"],
          "Patterns",
          [
            "Drawer or dialog",
            "Confirmations",
            "Destructive actions",
            "Empty states",
            "Errors",
            "Money",
            "Table density",
          ],
          // As in the menu.
          "Panels",
          [
            "Dashboards",
            "Partners",
            "Reports",
            "Billing",
            "Withdraw",
            "Bets",
            "Bonus",
            "Tournaments",
            "CMS (v1)",
            "CMS v2",
            "Deposit",
            "Settings",
            "Documents",
            "Operators",
            "Transactions",
            "Support",
            "Tech Support",
            "Players",
            "Games CMS",
            "Games catalogue",
            "Other",
          ],
          "Pages",
          [
            "Dashboards",
            "Partners",
            "Reports",
            "Billing",
            "Withdraw",
            "Bets",
            "Bonus",
            "Tournaments",
            "CMS (v1)",
            "CMS v2",
            "Deposit",
            "Settings",
            "Documents",
            "Operators",
            "Transactions",
            "Support",
            "Tech Support",
            "Players",
            "Games CMS",
            "Games catalogue",
            "Other",
          ],
        ],
      },
    },
  },
};
export default preview;
