import type { Preview } from "@storybook/react-vite";
import { lazy, Suspense } from "react";
import { configure } from "storybook/test";
import { refusalPause } from "../packages/console/src/kit/submit/refusal-pause.ts";
import { leaveKeysToInputMethods } from "../packages/ui/src/primitives/composed-keys.ts";
import "../packages/ui/src/styles/index.css";
import { withToolbar } from "../packages/ui/src/testing/with-toolbar.tsx";
import { checkForcedColours } from "./checks/forced-colours.ts";
import { checkMotion } from "./checks/motion.ts";
import { checkReflow } from "./checks/reflow.ts";
import { watchRest } from "./checks/rest.ts";
import { keepTimers } from "./checks/timers.ts";
import { initialGlobals, toolbar, viewports } from "./toolbar.ts";

/** Loaded when one is looked at: no story needs it. */
const DocsPage = lazy(async () => ({ default: (await import("./docs-page.tsx")).DocsPage }));

/** In the test run, not in a reader's Storybook. */
const TESTED = "__vitest_browser__" in globalThis;

/** Characters of what was looked at that a failure quotes. */
const QUOTED = 600;

const SEEN = "\nSeen there: ";

/** The words in `place`, without those that Storybook keeps in every document. */
const words = (place: Element) =>
  (place === document.body ? [...place.children].filter((it) => !it.matches("[class^=sb-], script, style")) : [place])
    .map((it) => it.textContent)
    .join(" ")
    .replaceAll(/\s+/g, " ")
    .slice(0, QUOTED);

/** Without the whole document as HTML, which waiting makes anew whenever it finds nothing: the story shows more. */
const elementError = (message: string | null, place: Element): Error => {
  const told = message?.includes(SEEN) ? message : `${message}${SEEN}${words(place)}`;
  const error = Object.assign(new Error(told), { name: "TestingLibraryElementError" });
  Error.captureStackTrace(error, elementError);
  return error;
};

// What is loaded when it is first opened may take its time on a busy machine; a test goes on as soon as it is there.
configure({ asyncUtilTimeout: 20_000, getElementError: elementError });

if (TESTED) keepTimers();
// Plays send again at once; the pause has a test of its own.
if (TESTED) refusalPause.milliseconds = 0;

// As at the root of the app.
leaveKeysToInputMethods();

const preview: Preview = {
  globalTypes: toolbar,
  initialGlobals,
  decorators: [withToolbar],
  // A story that fails its accessibility check leaves Storybook's "animations paused" style behind,
  // and in the stories after it nothing that fades out would ever go away.
  beforeEach: () => {
    // A write with an unknown outcome would lock the panel of the next story.
    for (const key of Object.keys(localStorage)) if (key.startsWith("unknown-outcomes:")) localStorage.removeItem(key);
    for (const style of document.head.querySelectorAll("style")) {
      if (style.textContent?.includes("animation-play-state: paused")) style.remove();
    }
  },
  // What axe does not look at. The test run's browser asks for reduced motion, so what closes is gone at once.
  afterEach: async ({ title, loaded }) => {
    // Looks show the same layout as the tests beside them.
    if (!TESTED || title.startsWith("In a browser/")) return;
    const checkRest = watchRest(loaded);
    checkMotion();
    await checkReflow();
    await checkForcedColours();
    checkRest();
  },
  parameters: {
    layout: "padded",
    a11y: {
      test: "error",
      config: { rules: [{ id: "target-size", enabled: true }] },
      // A list of all that is well is for people; making it for each story takes longer than looking for mistakes.
      options: TESTED ? { resultTypes: ["violations"] } : {},
    },
    controls: { expanded: true },
    docs: {
      // In a frame of its own: windows would cover the page.
      story: { inline: false, height: "420px" },
      page: () => (
        <Suspense>
          <DocsPage />
        </Suspense>
      ),
    },
    viewport: { options: viewports },
    options: {
      // Storybook reads this without running the file: it stands here, in plain words.
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
          "Panels",
          "Pages",
        ],
      },
    },
  },
};
export default preview;
