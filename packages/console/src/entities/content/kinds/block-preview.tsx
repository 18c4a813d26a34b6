import { useId } from "react";
import { choiceWords } from "#kit/words/choice-words.ts";
import type { BlockLook } from "./block-kinds.ts";
import { textIn, type TextsByLanguage } from "../texts/texts-by-language.ts";
import { LOOKS } from "./looks.tsx";

type BlockPreviewProps = {
  look: BlockLook;
  content: TextsByLanguage;
  language: { code: string; label: string; dir?: "ltr" | "rtl" | undefined };
  /** Type and number of items of a widget. */
  widget?: { type: string; items: string };
};

/** Preview of the input in one language; a missing text falls back to English, as on the site. */
export const BlockPreview = ({ look, content, language, widget }: BlockPreviewProps) => {
  const id = useId();
  const Look = LOOKS[look];
  return (
    <figure aria-labelledby={id} className="@container flex min-w-0 flex-col gap-2">
      <figcaption id={id} className="text-meta font-medium text-ink-muted">
        Preview, {language.label}
      </figcaption>
      <div dir={language.dir ?? "ltr"} lang={language.code}>
        <Look text={(name) => textIn(content, name, language.code)}>
          {widget?.type && `${choiceWords(widget.type)}, at most ${widget.items || "…"} items`}
        </Look>
      </div>
    </figure>
  );
};
