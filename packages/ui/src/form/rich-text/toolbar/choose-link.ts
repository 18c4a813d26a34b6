/** Lets the user choose a page of the site; never resolves if none was chosen. */
export type ChooseLink = () => Promise<string>;
