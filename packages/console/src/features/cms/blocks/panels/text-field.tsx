import { RichTextField, TextField, type Language } from "@backoffice/ui/form";
import { useWatch } from "react-hook-form";
import { Picture } from "../preview/picture.tsx";
import { pictureAddress } from "../preview/picture-address.ts";
import { TEXT_RULES, type TextName, type TextNeeds } from "../kinds/text-rules.ts";

type TextOfProps = {
  name: TextName;
  /** What the names of the language's fields begin with. */
  path: string;
  language: Language;
  needs: TextNeeds;
  /** English is needed always, another language only once it is begun. */
  required: boolean;
};

const PICTURE_HELP = "The path of a file of the site: /media/….";

const PictureField = ({ name, label, required }: { name: string; label: string; required: boolean }) => {
  const path = (useWatch({ name }) as string | undefined) ?? "";
  const isUnseen = path !== "" && pictureAddress(path) === undefined;
  return (
    <div className="flex min-w-0 items-start gap-3">
      <Picture path={path} className="mt-6 size-10 shrink-0 rounded-sm border" />
      <div className="min-w-0 flex-1">
        <TextField
          name={name}
          label={label}
          mono
          maxLength={TEXT_RULES.imagePath.max}
          required={required}
          help={
            isUnseen ? "No picture of this site: only a path with the ending of a picture is shown here." : PICTURE_HELP
          }
        />
      </div>
    </div>
  );
};

/** The field of one text in one language. */
export const TextOf = ({ name, path, language, needs, required }: TextOfProps) => {
  const { label, max, as, help } = TEXT_RULES[name];
  const common = { name: `${path}.${name}`, label, help, required: required && needs[name] === "required" };
  if (as === "picture") return <PictureField name={common.name} label={label} required={common.required} />;
  if (as === "rich") return <RichTextField {...common} full maxLength={max} />;
  if (as === "address") return <TextField {...common} mono maxLength={max} />;
  return <TextField {...common} full={name === "title"} language={language} maxLength={max} />;
};
