import type { Language } from "../../translations/language-map.ts";

export type PagePreviewProps = {
  /** Accessible name: "Preview in Swedish". */
  label: string;
  heading: string;
  html: string;
  /** Path of an image above the heading. */
  imagePath?: string | undefined;
  /** Label of a button below the text. */
  buttonText?: string | undefined;
  language: Language;
  width: "phone" | "desktop";
  theme: "light" | "dark";
};
