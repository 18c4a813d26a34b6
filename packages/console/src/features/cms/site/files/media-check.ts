import { fileProblem } from "@backoffice/ui/form";
import { extensionOf } from "#entities/media/pictures.ts";
import { MEDIA_EXTENSIONS } from "./media-words.ts";

/** The largest file that is taken, in bytes, inclusive: 5 MB of 1,024 × 1,024 (ruling 23). */
export const LARGEST = 5 * 1024 * 1024;

/** How much of a file is looked at to know what it is: of an SVG all of it, as it can run scripts. */
export const headOf = ({ name }: { name: string }): number => (extensionOf(name) === "svg" ? LARGEST : 4096);

const KIND = `Only (${MEDIA_EXTENSIONS.join(",")}) files are allowed.`;
const SIZE = "The file must be smaller than 5MB.";

/** The root of a picture in SVG, behind a declaration, a document type and comments. */
const SVG =
  /^\uFEFF?\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[\s\S]*?-->\s*|<!DOCTYPE[^>[]*(?:\[[^\]]*\])?[^>]*>\s*)*<svg[\s>]/i;

const SCRIPT = "This SVG file has a script in it. Save it without, and choose it again.";

/** What runs in a browser that opens an SVG file by its address: a script, a handler, a page inside it. */
const RUNS = /<\s*(?:script|foreignObject|iframe|embed|object)\b|\son[a-z]+\s*=|javascript\s*:|data:text\/html/i;

/** What is not known by its first bytes alone, by extension. */
const OWN: Readonly<Record<string, (head: Uint8Array) => boolean>> = {
  svg: (head) => SVG.test(new TextDecoder().decode(head)),
  mp4: (head) => new TextDecoder().decode(head.subarray(4, 8)) === "ftyp",
};

/**
 * What is wrong with a file that begins with these bytes; nothing when it can be uploaded. What it is says its content:
 * a script named `.png` is refused, and so is a picture named `.exe`.
 */
export const mediaProblem = (file: { name: string; size: number }, head: Uint8Array): string | undefined => {
  const isIt = OWN[extensionOf(file.name)];
  // The size before the kind, as for every other file.
  if (!isIt || file.size === 0 || file.size > LARGEST)
    return fileProblem(file, head, ["jpeg", "png", "webp", "pdf"], LARGEST, { kind: KIND, size: SIZE });
  if (!isIt(head)) return KIND;
  return extensionOf(file.name) === "svg" && RUNS.test(new TextDecoder().decode(head)) ? SCRIPT : undefined;
};
