import { safePicture } from "@backoffice/ui";

/** Extensions of the files that are shown as pictures (content §9). */
const PICTURES: ReadonlySet<string> = new Set(["jpg", "jpeg", "png", "webp", "svg"]);

/** The end of a file's name behind its last dot, in small letters; empty without one. */
export const extensionOf = (name: string): string => /\.([a-z\d]+)$/i.exec(name)?.[1]?.toLowerCase() ?? "";

export const isPicture = (extension: string): boolean => PICTURES.has(extension.toLowerCase());

/**
 * The address that a picture's path is shown from: a file of this origin with the ending of a picture, which runs
 * nothing. Whatever else was typed is asked of nobody, least of all of the API.
 */
export const pictureSource = safePicture;
