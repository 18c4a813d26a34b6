import type { components } from "@backoffice/api-client";
import { formatBytes } from "@backoffice/ui/form";
import { choiceWords } from "#kit/words/choice-words.ts";

type Schemas = components["schemas"];

/** File types of the gallery: images, and files that pages link to. */
export const MEDIA_EXTENSIONS = ["jpg", "jpeg", "png", "webp", "svg", "pdf", "mp4"] as const;

/** Intended uses of a file. */
export const MEDIA_TARGETS = (
  ["PAGE", "BLOG", "BANNER", "CARD", "LOGO", "OTHER"] as const satisfies readonly Schemas["MediaTarget"][]
).map((value) => ({ value, label: choiceWords(value) }));

/** Width and height in pixels; empty if it is not an image. */
export const pixelsOf = ({ width, height }: Pick<Schemas["MediaItem"], "width" | "height">): string | undefined =>
  width === null || height === null ? undefined : `${width} × ${height}`;

/** Facts of a file in one line: "WEBP, 180 KB, 1600 × 900". */
export const mediaFacts = (item: Schemas["MediaItem"]): string =>
  [item.extension.toUpperCase(), formatBytes(item.sizeBytes), pixelsOf(item)].filter(Boolean).join(", ");
