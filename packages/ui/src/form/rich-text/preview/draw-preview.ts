import { safePicture } from "../../../safe-picture.ts";
import { writtenIn } from "../../translations/language-map.ts";
import type { PagePreviewProps } from "./page-preview-props.ts";
import { harmlessElements } from "../html/harmless-elements.ts";
import { PREVIEW_LOOK } from "./preview-look.ts";

type Drawn = Omit<PagePreviewProps, "label" | "width">;

const element = (page: Document, name: string, text: string): HTMLElement => {
  const made = page.createElement(name);
  made.textContent = text;
  return made;
};

/** The text without link URLs, so that a click cannot navigate the preview. */
const textOf = (page: Document, html: string): Node => {
  const text = page.importNode(harmlessElements(html), true);
  for (const link of text.querySelectorAll("a")) {
    link.title = link.getAttribute("href") ?? "";
    link.removeAttribute("href");
    link.removeAttribute("target");
  }
  return text;
};

/** Renders the content into the empty document of a frame. */
export const drawPreview = (
  page: Document,
  { heading, html, imagePath = "", buttonText, language, theme }: Drawn,
): void => {
  const { documentElement: root, body } = page;
  const { lang = "", dir = "" } = writtenIn(language);
  root.lang = lang;
  root.dir = dir;
  root.dataset["theme"] = theme;
  const view = page.defaultView as (Window & { CSSStyleSheet: typeof CSSStyleSheet }) | null;
  if (view && page.adoptedStyleSheets.length === 0) {
    const look = new view.CSSStyleSheet();
    look.replaceSync(PREVIEW_LOOK);
    page.adoptedStyleSheets = [look];
  }
  const parts: Node[] = [];
  const src = safePicture(imagePath);
  if (src !== undefined) {
    const picture = page.createElement("img");
    picture.src = src;
    picture.alt = "";
    parts.push(picture);
  }
  if (heading) parts.push(element(page, "h1", heading));
  parts.push(textOf(page, html));
  if (buttonText) parts.push(element(page, "b", buttonText));
  const main = page.createElement("main");
  main.append(...parts);
  body.replaceChildren(main);
};
