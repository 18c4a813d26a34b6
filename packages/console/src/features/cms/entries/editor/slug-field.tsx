import { TextField } from "@backoffice/ui/form";
import { useEffect, useRef, type ReactNode } from "react";
import { useFormContext } from "react-hook-form";
import { titleOf, type Titled } from "#entities/content/kinds/title-of.ts";
import { slugOf } from "#kit/words/slug-of.ts";

type SlugFieldProps = {
  content: Titled["content"];
  /** Follows the title until it is typed. */
  isNew: boolean;
  mark?: ReactNode;
};

/** The last part of an entry's address; of a new entry proposed from its title. */
export const SlugField = ({ content, isNew, mark }: SlugFieldProps) => {
  const { getValues, setValue, formState } = useFormContext<{ slug: string }>();
  const proposal = slugOf(titleOf({ content }).title);
  const proposed = useRef("");
  const isChecked = formState.isSubmitted;
  useEffect(() => {
    if (!isNew || proposal === proposed.current || getValues("slug") !== proposed.current) return;
    proposed.current = proposal;
    setValue("slug", proposal, { shouldDirty: true, shouldValidate: isChecked });
  }, [isNew, proposal, isChecked, getValues, setValue]);
  return <TextField name="slug" label="Address" required mono maxLength={80} count mark={mark} />;
};
