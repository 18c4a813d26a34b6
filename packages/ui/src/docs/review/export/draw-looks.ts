import { frameAddress } from "../look/frame-address.ts";
import { WINDOW } from "../look/look-window.ts";
import { withSwitches } from "../look/with-switches.ts";
import { drawDocument } from "./draw-document.ts";
import type { ReportLook } from "./notes-report.ts";
import type { ReportPicture } from "./report-html.ts";

/** Milliseconds between two looks at a frame, the number of equal ones that make it quiet, and the most that are taken. */
const PAUSE = 250;
const QUIET = 6;
const MOST = 120;

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE));

/** Waits until a frame has drawn its story, loads nothing more and changes no more. */
const whenDrawn = async (frame: HTMLIFrameElement): Promise<void> => {
  let changes = 0;
  let watched: Document | null = null;
  const observer = new MutationObserver(() => (changes += 1));
  let before = "";
  for (let quiet = 0, taken = 0; quiet < QUIET && taken < MOST; taken += 1) {
    await pause();
    const its = frame.contentDocument;
    if (its && its !== watched) {
      watched = its;
      observer.observe(its, { subtree: true, childList: true, attributes: true, characterData: true });
    }
    const isDrawn = its?.querySelector("#storybook-root")?.hasChildNodes();
    const now = `${String(changes)} ${String(frame.contentWindow?.performance.getEntriesByType("resource").length)}`;
    quiet = isDrawn && now === before ? quiet + 1 : 0;
    before = now;
  }
  observer.disconnect();
};

/** Draws looks one after the other, out of sight; `onDrawn` is told how many there are. By id of the look. */
export const drawLooks = async (
  looks: readonly ReportLook[],
  switches: string,
  onDrawn: (count: number) => void,
): Promise<ReadonlyMap<string, ReportPicture>> => {
  const frame = document.createElement("iframe");
  frame.style.cssText = `position:fixed;inset:0;border:0;opacity:0;pointer-events:none`;
  frame.inert = true;
  document.body.append(frame);
  const pictures = new Map<string, ReportPicture>();
  try {
    for (const { look } of looks) {
      const { width, height } = { ...WINDOW, ...(look.width !== undefined && { width: look.width }) };
      Object.assign(frame.style, { width: `${String(width)}px`, height: `${String(height)}px` });
      frame.src = frameAddress(look.story, withSwitches(switches, look.switches));
      await new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
      await whenDrawn(frame);
      if (frame.contentDocument)
        pictures.set(look.id, { url: await drawDocument(frame.contentDocument, width, height), width, height });
      onDrawn(pictures.size);
    }
  } finally {
    frame.remove();
  }
  return pictures;
};
