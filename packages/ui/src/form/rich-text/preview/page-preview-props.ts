import type { Language } from "../../translations/language-map.ts";

export type PagePreviewProps = {
  /** What it shows, for readers: "Preview in Swedish". */
  label: string;
  heading: string;
  html: string;
  /** Path of a picture above the heading. */
  imagePath?: string | undefined;
  /** The words of a button below the text. */
  buttonText?: string | undefined;
  language: Language;
  width: "phone" | "desktop";
  theme: "light" | "dark";
};
