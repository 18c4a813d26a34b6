import { TextField, type Language } from "@backoffice/ui/form";
import { MediaField } from "#entities/media/media-field.tsx";
import { SiteTextField } from "#entities/media/site-text-field.tsx";
import { LinkField } from "./link-field.tsx";
import { fieldOf, TEXT_RULES, type TextName, type TextNeeds } from "./text-rules.ts";

type TextOfProps = {
  name: TextName;
  /** Operator whose files an image is picked from. */
  opId: string;
  /** Prefix of the language's field names. */
  path: string;
  language: Language;
  needs: TextNeeds;
  /** English is always required, other languages once they have any text. */
  required: boolean;
};

/** Field of one text in one language. */
export const TextOf = ({ name, opId, path, language, needs, required }: TextOfProps) => {
  const { label, max, as, help } = TEXT_RULES[name];
  const common = { name: `${path}.${fieldOf(name)}`, label, help, required: required && needs[name] === "required" };
  if (as === "picture") return <MediaField {...common} opId={opId} help="The path of a file of the site: /media/…." />;
  if (as === "rich") return <SiteTextField {...common} opId={opId} full maxLength={max} />;
  if (as === "address") return <LinkField {...common} opId={opId} maxLength={max} />;
  return <TextField {...common} full={name === "title"} language={language} maxLength={max} />;
};
