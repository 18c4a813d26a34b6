import { KEY_TEXTS } from "./key-texts.ts";
import type { PartGuide } from "./part-guide.ts";

type FieldGuide = Pick<PartGuide, "use" | "avoid"> & {
  /** JSX attributes besides name and label; each on a line of its own if there are several lines. */
  attributes?: string;
  /** Its control, as a part; "Text box" by default. */
  control?: string;
  label: string;
  content?: string;
  /** Code of the type and of the empty value in the form; those of a text by default. */
  value?: { type: string; empty: string };
} & Partial<Pick<PartGuide, "keys" | "patterns">>;

/** The guide of a form field: what all fields share, and what is its own. */
export const field = (component: string, name: string, guide: FieldGuide): PartGuide => {
  const {
    use,
    avoid,
    attributes = "",
    control = "Text box",
    label,
    content,
    keys = KEY_TEXTS.text,
    patterns,
    value,
  } = guide;
  return {
    use,
    avoid,
    anatomy: ["Label, with “optional” or the required mark", control, "Help, replaced by the error"],
    keys,
    accessibility: "The label is its name. Help and error are its description; an error is announced when it appears.",
    content: content ?? "The label is a noun. Help is one sentence with the limit or an example.",
    example: `import { createFields, Form, useZodForm } from "@backoffice/ui/form";
import { z } from "zod";

const schema = z.object({ ${name}: ${value?.type ?? "z.string()"} });
const fields = createFields(schema);
const form = useZodForm({ schema, defaultValues: { ${name}: ${value?.empty ?? '""'} } });

<Form form={form} onSubmit={save}>
  <fields.${component} name="${name}" label="${label}"${attributes && ` ${attributes}`} />
</Form>`,
    patterns: patterns ?? ["Form panel", "Shared fields"],
  };
};
