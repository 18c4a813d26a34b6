/** An image of the site: its path, and its alternative text if it is known. */
export type ChosenPicture = { src: string; alt: string };

/** Lets the user choose an image; undefined if none was chosen. */
export type ChoosePicture = () => Promise<ChosenPicture | undefined>;
