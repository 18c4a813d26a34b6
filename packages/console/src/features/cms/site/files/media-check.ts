import { fileProblem } from "@backoffice/ui/form";
import { extensionOf } from "#entities/media/pictures.ts";
import { MEDIA_EXTENSIONS } from "./media-words.ts";

/** Maximum file size in bytes, inclusive: 5 MB of 1,024 × 1,024 (ruling 23). */
export const LARGEST = 5 * 1024 * 1024;

/** Number of bytes read to detect the type: all of an SVG, since it can contain scripts. */
export const headOf = ({ name }: { name: string }): number => (extensionOf(name) === "svg" ? LARGEST : 4096);

const KIND = `Only (${MEDIA_EXTENSIONS.join(",")}) files are allowed.`;
const SIZE = "The file must be smaller than 5MB.";

const NAME = "The file name must not contain a slash, a backslash or a control character. Rename the file.";
const LONG = "The file name has more than 255 characters. Rename the file.";
const MOST = 255;

const isMp4 = (head: Uint8Array) => new TextDecoder().decode(head.subarray(4, 8)) === "ftyp";

/**
 * Error of a file that starts with these bytes; undefined if it can be uploaded. The content decides the type: a script
 * named `.png` is refused, and so is an image named `.exe`.
 */
export const mediaProblem = async (
  file: { name: string; size: number },
  head: Uint8Array,
): Promise<string | undefined> => {
  // A path is not a name: `../../up.png` would be stored elsewhere.
  if (/[\p{Cc}/\\]/u.test(file.name)) return NAME;
  if (Array.from(file.name).length > MOST) return LONG;
  const extension = extensionOf(file.name);
  // Size is checked before type, as for every other file.
  if ((extension !== "svg" && extension !== "mp4") || file.size === 0 || file.size > LARGEST)
    return fileProblem(file, head, ["jpeg", "png", "webp", "pdf"], LARGEST, { kind: KIND, size: SIZE });
  if (extension === "mp4") return isMp4(head) ? undefined : KIND;
  const { svgProblem } = await import("./svg-check.ts");
  return svgProblem(head, KIND);
};
