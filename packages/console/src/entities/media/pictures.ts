import { safePicture } from "@backoffice/ui";

/** Extensions of files that are shown as images (content §9). */
const PICTURES: ReadonlySet<string> = new Set(["jpg", "jpeg", "png", "webp", "svg"]);

/** Extension of a file name in lowercase; empty if there is none. */
export const extensionOf = (name: string): string => /\.([a-z\d]+)$/i.exec(name)?.[1]?.toLowerCase() ?? "";

export const isPicture = (extension: string): boolean => PICTURES.has(extension.toLowerCase());

/**
 * The URL to show an image from: a path of this origin with an image extension, which cannot run scripts. Any other
 * input is never requested, least of all from the API.
 */
export const pictureSource = safePicture;
