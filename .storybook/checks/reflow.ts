/** CSS pixels: a window of 1280 at 200 % zoom, and at 400 %, which is WCAG's 320 (1.4.10). */
const WIDTHS = [640, 320];
const HANGING = "[data-radix-popper-content-wrapper]";
const WINDOWS = `[role=dialog],[role=alertdialog],${HANGING}`;
/** Maximum number of frames that a narrower layout may take. */
const MOST_FRAMES = 60;
const CLIPS = new Set(["auto", "scroll", "hidden", "clip"]);

const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
const name = (element: Element) =>
  `<${element.localName} data-slot="${element.closest("[data-slot]")?.getAttribute("data-slot") ?? ""}">`;

const clipped = (element: Element): boolean => {
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
    if (CLIPS.has(getComputedStyle(at).overflowX)) return true;
  return false;
};

/** Elements that make the page scroll sideways or exceed the window. */
const wideElements = (width: number): string[] => {
  const out = (element: Element) => {
    const { left, right } = element.getBoundingClientRect();
    return right - left > 0 && (right > width + 1 || left < -1);
  };
  const windows = [...document.querySelectorAll(WINDOWS)].filter((it) =>
    // Popovers position themselves; they only have to fit.
    it.closest(HANGING) ? it.getBoundingClientRect().width > width : out(it),
  );
  if (document.documentElement.scrollWidth <= width) return windows.map(name);
  return [...windows, ...[...document.body.querySelectorAll("*")].filter((it) => out(it) && !clipped(it))].map(name);
};

/** Fails when a story scrolls sideways in a narrow window or at high zoom. */
export const checkReflow = async (): Promise<void> => {
  const frame = globalThis.frameElement as HTMLElement | null;
  if (!frame) return;
  const { width: before } = frame.style;
  try {
    for (const width of WIDTHS) {
      frame.style.width = `${width}px`;
      let wide = wideElements(width);
      if (wide.length === 0) continue;
      // Width listeners render in the next frame, on a busy machine some frames later.
      for (let waited = 0; wide.length > 0 && waited < MOST_FRAMES; waited += 2) {
        await frames();
        wide = wideElements(width);
      }
      if (wide.length > 0 || document.documentElement.scrollWidth > width)
        throw new Error(`At ${width} px this scrolls sideways: ${wide.slice(0, 5).join(", ")}`);
    }
  } finally {
    frame.style.width = before;
    // The resize event arrives with the next frame; in the next story it would close a tooltip.
    await new Promise(requestAnimationFrame);
  }
};
