import { Image } from "@tiptap/extension-image";
import { safePicture } from "../../safe-picture.ts";

/** As it is written: the kit's own would make a number of `007`. */
const asWritten = (name: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) => element.getAttribute(name),
});

/** A picture of this site in a line of text, so that it can be a link too. No other is read, and none is typed as `![]()`. */
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
