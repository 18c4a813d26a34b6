/** Extensions of the files that are shown as pictures (content §9). */
const PICTURES: ReadonlySet<string> = new Set(["jpg", "jpeg", "png", "webp", "svg"]);

/** The end of a file's name behind its last dot, in small letters; empty without one. */
export const extensionOf = (name: string): string => /\.([a-z\d]+)$/i.exec(name)?.[1]?.toLowerCase() ?? "";

export const isPicture = (extension: string): boolean => PICTURES.has(extension.toLowerCase());

/** The address of a file of a site, if the console may show it: a path of its own origin, nothing that runs. */
export const pictureSource = (path: string): string | undefined =>
  /^\/(?!\/)/.test(path) && isPicture(extensionOf(path)) ? path : undefined;
