/** A picture of the site: its path, and what is to be seen on it where that is known. */
export type ChosenPicture = { src: string; alt: string };

/** Lets somebody choose a picture; nothing when none is chosen. */
export type ChoosePicture = () => Promise<ChosenPicture | undefined>;
