import { fileProblem } from "@backoffice/ui/form";
import { extensionOf } from "#entities/media/pictures.ts";
import { MEDIA_EXTENSIONS } from "./media-words.ts";

/** The largest file that is taken, in bytes, inclusive: 5 MB of 1,024 × 1,024 (ruling 23). */
export const LARGEST = 5 * 1024 * 1024;

/** How much of a file is looked at to know what it is: of an SVG all of it, as it can run scripts. */
export const headOf = ({ name }: { name: string }): number => (extensionOf(name) === "svg" ? LARGEST : 4096);

const KIND = `Only (${MEDIA_EXTENSIONS.join(",")}) files are allowed.`;
const SIZE = "The file must be smaller than 5MB.";

const isMp4 = (head: Uint8Array) => new TextDecoder().decode(head.subarray(4, 8)) === "ftyp";

/**
 * What is wrong with a file that begins with these bytes; nothing when it can be uploaded. What it is says its content:
 * a script named `.png` is refused, and so is a picture named `.exe`.
 */
export const mediaProblem = async (
  file: { name: string; size: number },
  head: Uint8Array,
): Promise<string | undefined> => {
  const extension = extensionOf(file.name);
  // The size before the kind, as for every other file.
  if ((extension !== "svg" && extension !== "mp4") || file.size === 0 || file.size > LARGEST)
    return fileProblem(file, head, ["jpeg", "png", "webp", "pdf"], LARGEST, { kind: KIND, size: SIZE });
  if (extension === "mp4") return isMp4(head) ? undefined : KIND;
  const { svgProblem } = await import("./svg-check.ts");
  return svgProblem(head, KIND);
};
