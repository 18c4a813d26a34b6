/** One image of the viewer. */
export type ViewerImage = {
  src: string;
  /** What is to be seen: "Front of the identity card". Required: without it the image is nothing to some. */
  alt: string;
  /** Shown under the name: a file's name, a date. */
  caption?: string | undefined;
};
