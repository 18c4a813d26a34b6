import { Button, DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from "@backoffice/ui";
import type { Language } from "@backoffice/ui/form";
import { Copy } from "lucide-react";
import { useFormContext } from "react-hook-form";
import { isBlank } from "./content-rules.ts";

type Content = Readonly<Record<string, Readonly<Record<string, string | undefined>> | undefined>>;

type CopyLanguageProps = {
  language: Language;
  languages: readonly Language[];
  content: Content;
  /** Selects a language's tab. */
  show: (code: string) => void;
};

/** Copies the texts of one language to a blank one; nothing is overwritten. */
export const CopyLanguage = ({ language, languages, content, show }: CopyLanguageProps) => {
  const { setValue } = useFormContext<{ content: Record<string, object> }>();
  const copy = (from: string, to: string) => {
    setValue(`content.${to}`, { ...content[from] }, { shouldDirty: true, shouldTouch: true });
    show(to);
  };
  const isHere = !isBlank(content[language.code]);
  const others = languages.filter(({ code }) => code !== language.code);
  const choices = others.filter(({ code }) => isBlank(content[code]) === isHere);
  if (choices.length === 0) return null;
  const run = (code: string) => (isHere ? copy(language.code, code) : copy(code, language.code));
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button size="sm" variant="ghost">
          <Copy size={14} strokeWidth={1.75} aria-hidden />
          {isHere ? "Copy to…" : "Copy from…"}
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {choices.map(({ code, label }) => (
          <DropdownMenuItem key={code} onSelect={() => run(code)}>
            {label}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
};
