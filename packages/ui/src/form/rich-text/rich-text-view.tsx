import { useLayoutEffect, useRef } from "react";
import { harmlessElements } from "./html/harmless-elements.ts";
import { READ_LOOK } from "./text-look.ts";

/** A read-only view of HTML; its links do not navigate. */
export const RichTextView = ({ html }: { html: string }) => {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const text = harmlessElements(html);
    for (const link of text.querySelectorAll("a")) link.removeAttribute("href");
    box.current?.replaceChildren(...text.childNodes);
  }, [html]);
  return <div ref={box} dir="auto" data-slot="rich-text-view" className={READ_LOOK} />;
};
