import { useEffect, useRef } from "react";
import { cn } from "../../cn.ts";
import { safeHref } from "../../safe-href.ts";
import { writtenIn } from "../language-map.ts";
import type { PagePreviewProps } from "../page-preview-props.ts";
import { harmlessElements } from "./harmless-elements.ts";
import { PREVIEW_LOOK } from "./preview-look.ts";

type Drawn = Omit<PagePreviewProps, "label" | "width">;

const element = (page: Document, name: string, text: string): HTMLElement => {
  const made = page.createElement(name);
  made.textContent = text;
  return made;
};

/** The text without its addresses: a press on a link must not lead the preview away. */
const textOf = (page: Document, html: string): Node => {
  const text = page.importNode(harmlessElements(html), true);
  for (const link of text.querySelectorAll("a")) {
    link.title = link.getAttribute("href") ?? "";
    link.removeAttribute("href");
    link.removeAttribute("target");
  }
  return text;
};

/** Draws what was written into the empty document of a frame. */
const draw = (page: Document, { heading, html, imagePath, buttonText, language, theme }: Drawn): void => {
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
  // Pictures of this site only, as the players' page has them.
  if (imagePath?.startsWith("/") && safeHref(imagePath) !== undefined && !/^\/[/\\]/.test(imagePath)) {
    const picture = page.createElement("img");
    picture.src = imagePath;
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

/** The frame of a preview. It is of this site, so that its document can be built here; it may run nothing. */
export const PreviewFrame = ({
  label,
  width,
  heading,
  html,
  imagePath,
  buttonText,
  language,
  theme,
}: PagePreviewProps) => {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const fill = () => {
      const page = frame.current?.contentDocument;
      if (page) draw(page, { heading, html, imagePath, buttonText, language, theme });
    };
    fill();
    // Some browsers put another empty document in place of the first.
    const { current } = frame;
    current?.addEventListener("load", fill);
    return () => current?.removeEventListener("load", fill);
  }, [heading, html, imagePath, buttonText, language, theme]);
  return (
    <iframe
      ref={frame}
      title={label}
      sandbox="allow-same-origin"
      data-slot="page-preview"
      className={cn(
        "mx-auto block h-120 max-w-full rounded-md border border-line-strong bg-white",
        width === "phone" ? "w-97.5" : "w-full",
      )}
    />
  );
};
