import { Card, SectionHeading, Select } from "@backoffice/ui";
import { PagePreview, type Language } from "@backoffice/ui/form";
import { useCallback, useState } from "react";

/** Preview data of an entry in one language. */
export type Shown = { heading: string; html: string; imagePath?: string | undefined; buttonText?: string | undefined };

const WIDTHS = [
  { value: "phone", label: "Phone" },
  { value: "desktop", label: "Desktop" },
];
const THEMES = [
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
];

/** Preview of the current input, saved or not: on phone or desktop, light or dark. */
export const EntryPreview = ({ shown, language }: { shown: Shown; language: Language }) => {
  const [width, setWidth] = useState("phone");
  const [theme, setTheme] = useState("light");
  // Opened below the fields, which may fill the screen.
  const scrollTo = useCallback((opened: HTMLElement | null) => opened?.scrollIntoView({ block: "nearest" }), []);
  return (
    <Card ref={scrollTo} className="scroll-mb-20 p-4">
      <SectionHeading
        level={3}
        className="mb-3"
        description="Preview of the current text, saved or not, in the site's fonts and colours."
        actions={
          <>
            <Select className="w-28" aria-label="Width" options={WIDTHS} value={width} onValueChange={setWidth} />
            <Select
              className="w-24"
              aria-label="Light or dark"
              options={THEMES}
              value={theme}
              onValueChange={setTheme}
            />
          </>
        }
      >
        Preview in {language.label}
      </SectionHeading>
      <PagePreview
        {...shown}
        label={`Preview in ${language.label}`}
        language={language}
        width={width === "desktop" ? "desktop" : "phone"}
        theme={theme === "dark" ? "dark" : "light"}
      />
    </Card>
  );
};
