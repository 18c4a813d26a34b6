import type { Texts } from "../editor/entry-fields.tsx";
import type { Shown } from "../editor/entry-preview.tsx";

/** Preview data of a modal in one language. */
export const modalShown = ({ title = "", text = "", imagePath, buttonText }: Texts): Shown => ({
  heading: title,
  html: text,
  imagePath,
  buttonText,
});
