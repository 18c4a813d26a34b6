/** Window of a look in CSS pixels, unless its state has another. */
export const WINDOW = { width: 1280, height: 800 };
