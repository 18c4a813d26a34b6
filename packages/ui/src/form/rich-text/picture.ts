import { Image } from "@tiptap/extension-image";
import { safePicture } from "../../safe-picture.ts";

/** Parses an attribute as text; the default parser would convert `007` to a number. */
const asWritten = (name: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) => element.getAttribute(name),
});

/** An inline image of this site, which can also be a link. Other images are dropped, and `![]()` inserts none. */
export const Picture = Image.extend({
  addAttributes: () => ({ src: asWritten("src"), alt: asWritten("alt"), title: asWritten("title") }),
  parseHTML: () => [
    {
      tag: "img[src]",
      getAttrs: (element) => (safePicture(element.getAttribute("src") ?? "") === undefined ? false : null),
    },
  ],
  addInputRules: () => [],
}).configure({ inline: true });
