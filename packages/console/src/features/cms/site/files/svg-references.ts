import { safeHref } from "@backoffice/ui";

/** Raster images and fonts inside the file itself; an SVG in it would be a file that nobody has checked. */
const EMBEDDED_IMAGE = String.raw`data:image\/(?:png|jpe?g|gif|webp)[;,]`;
const EMBEDDED_FONT = String.raw`data:(?:font\/[\w-]+|application\/(?:x-)?font-[\w-]+|application\/vnd\.ms-fontobject)[;,]`;

/** Characters that CSS and browsers skip before a URL. */
const SPACE = String.raw`[ \t\r\n\f]*`;

const PART = new RegExp(`^${SPACE}#`);
const PART_OR_IMAGE = new RegExp(`^${SPACE}(?:#|${EMBEDDED_IMAGE})`, "i");

/**
 * Functions and rules of CSS that load: `url()` of anything but a part of the file or data in it, and all others that
 * take an address as a text. Comments are not removed: inside `url()` they would be a part of the address.
 */
const LOADS = new RegExp(
  String.raw`url\((?!${SPACE}(?:["']${SPACE})?(?:#|${EMBEDDED_IMAGE}|${EMBEDDED_FONT}))|@import|image-set\(|\b(?:src|image)\(`,
  "i",
);
const ESCAPE = /\\(?:([\da-f]{1,6})(?:\r\n|[ \t\r\n\f])?|([^]))/gi;

/** More escapes than any author writes would take long to decode. */
const MOST_ESCAPES = 10_000;

/** Written as escapes they are a part of the address, and neither quote it nor stand before it. */
const AROUND = /["' \t\r\n\f]/;

/** The text without CSS escapes: `\75rl(` is `url(`. */
const withoutEscapes = (css: string): string =>
  css.replaceAll(ESCAPE, (_, code: string | undefined, character: string | undefined) => {
    const point = Number.parseInt(code ?? "0", 16);
    const meant = character ?? (point > 0x10_ff_ff ? "\uFFFD" : String.fromCodePoint(point));
    return AROUND.test(meant) ? "\uFFFD" : meant;
  });

/** Whether CSS, of a style sheet or an attribute, can load something from elsewhere. */
export const cssLoads = (css: string): boolean => {
  if (!css.includes("\\")) return LOADS.test(css);
  return css.split("\\", MOST_ESCAPES + 2).length > MOST_ESCAPES + 1 || LOADS.test(withoutEscapes(css));
};

/**
 * Whether the target of `href` may stay: a part of the file; in `image` and `feImage` also a raster image in the file; in
 * `a` also a link that runs nothing, since it is followed by a click only. `element`: its name in lowercase.
 */
export const isOwnTarget = (element: string, target: string): boolean => {
  // Readers differ in what becomes of a line break within a scheme.
  if (element === "a") return safeHref(target.replaceAll(/\s/g, "")) !== undefined;
  return (element === "image" || element === "feimage" ? PART_OR_IMAGE : PART).test(target);
};
