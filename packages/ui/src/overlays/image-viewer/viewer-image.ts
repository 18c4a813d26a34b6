/** One image of the viewer. */
export type ViewerImage = {
  src: string;
  /** Required text alternative: "Front of the identity card". */
  alt: string;
  /** Shown below the name: a file name, a date. */
  caption?: string | undefined;
};
