import type { PartGuide } from "./part-guide.ts";

/** Guides of forms and their parts, by the title of their stories. */
export const formParts: Readonly<Record<string, PartGuide>> = {
  "Components/Forms/Form": {
    use: "Fields that are sent together. It lists the errors and links to each field.",
    avoid: "A single setting that applies immediately: use Switch.",
    anatomy: ["Error summary", "Groups with a heading", "Fields", "Submit button"],
    keys: "Ctrl Enter sends the form from any field.",
    accessibility: "After a failed submit, focus moves to the error summary, a list of links to the fields.",
    content: "The submit button has a verb and an object: “Save bank”. Errors say what to enter.",
    example: `import { createFields, Form, SubmitButton, useZodForm } from "@backoffice/ui/form";
import { z } from "zod";

const schema = z.object({ key: z.string().min(1, "Enter a key.") });
const fields = createFields(schema);
const form = useZodForm({ schema, defaultValues: { key: "" } });

<Form form={form} onSubmit={(values) => save(values.key)}>
  <fields.TextField name="key" label="Key" required />
  <SubmitButton>Save bank</SubmitButton>
</Form>`,
    patterns: ["Form panel", "Errors", "Shared fields"],
  },
  "Components/Forms/Form skeleton": {
    use: "While the values of a form load.",
    avoid: "While a form is sent: its button shows that.",
    anatomy: ["Labels and boxes as grey bars"],
    accessibility: "Announces once that it is loading.",
    content: "No text.",
    example: `import { FormSkeleton } from "@backoffice/ui/form";

<FormSkeleton fields={4} />`,
  },
  "Components/Forms/Draft notice": {
    use: "Offers values that were typed before the page was reloaded or closed.",
    avoid: "Secrets and personal data: they are not stored.",
    anatomy: ["Text with the time", "Restore button", "Discard button"],
    keys: "Tab to Restore or Discard.",
    accessibility: "Announced when it appears; takes no focus.",
    content: "States what was found and when, not that something went wrong.",
    isFixed: true,
    example: `import { DraftNotice, useDraft } from "@backoffice/ui/form";

const { offered } = useDraft(form, { key: "bank-1042" });

<DraftNotice draft={offered} />`,
    patterns: ["Form panel"],
  },
  "Components/Forms/Edit conflict": {
    use: "Fields that another user changed while they were edited. Each field is decided separately.",
    avoid: "Fields that only one of the two changed: they are merged without a question.",
    anatomy: ["Title", "Per field: label, own value, their value"],
    keys: "Tab to a field, ↑ ↓ select a value.",
    accessibility: "Announced when it appears. The values of a field are a group with the label of the field.",
    content: "The choices are “Your value” and “Their value”, with the values.",
    isFixed: true,
    example: `import { EditConflict } from "@backoffice/ui/form";

<EditConflict fields={conflicts} onChoose={choose} />`,
    patterns: ["Form panel", "Errors"],
  },
  "Components/Forms/Kitchen sink": {
    use: "Comparing all fields in each theme.",
    avoid: "A template for a form: no form needs all fields.",
    anatomy: ["Every field, with and without a value"],
    keys: "As each field.",
    accessibility: "As each field.",
    content: "As each field.",
    isFixed: true,
    example: `import { createFields } from "@backoffice/ui/form";

const fields = createFields(schema);`,
    patterns: ["Shared fields"],
  },
  "Components/Forms/Language texts": {
    use: "All texts of a form that are maps by language code, one language at a time.",
    avoid: "One short text: use LanguageTextField.",
    anatomy: [
      "Tab per language, with one number of missing languages",
      "Menu of other languages",
      "Texts of the language",
    ],
    keys: "← → move between the tabs, Tab enters the text.",
    accessibility: "An error of a hidden language opens its tab.",
    content: "Fields have the same label in all languages.",
    isFixed: true,
    example: `import { createFields } from "@backoffice/ui/form";

const fields = createFields(schema);

<fields.LanguageTexts
  label="Texts"
  languages={languages}
  fields={[
    { name: "title", label: "Name", required: true },
    { name: "description", label: "Description", rows: 5 },
  ]}
/>`,
    patterns: ["Form panel", "Shared fields"],
  },
  "Components/Forms/Language group": {
    use: "Several fields of one entry in each language.",
    avoid: "One text in several languages: use LanguageTexts.",
    anatomy: ["Tab per language, with the number of missing texts", "Fields of the language"],
    keys: "← → move between the tabs, Tab enters the fields.",
    accessibility: "An error of a hidden language opens its tab.",
    content: "Fields have the same label in all languages.",
    isFixed: true,
    example: `import { LanguageGroup, TextField } from "@backoffice/ui/form";

<LanguageGroup
  name="content"
  label="Texts"
  languages={languages}
  fields={[{ name: "title", label: "Title" }]}
  value={language}
  onValueChange={setLanguage}
>
  {(_, path) => <TextField name={\`\${path}.title\`} label="Title" />}
</LanguageGroup>`,
    patterns: ["Shared fields"],
  },
  "Components/Forms/Page preview": {
    use: "Content of the CMS as a site shows it. No script in it runs.",
    avoid: "HTML within a page of the console: use RichText.",
    anatomy: ["Frame in the width of a phone or a desktop", "Heading, text and button as on the site"],
    accessibility: "A frame with a name.",
    content: "The label names the language: “Preview in English”.",
    example: `import { PagePreview } from "@backoffice/ui/form";

<PagePreview
  label="Preview in English"
  heading="Welcome offer"
  html="<p>Play with twice your first deposit.</p>"
  language={{ code: "en", label: "English" }}
  width="phone"
  theme="light"
/>`,
  },
};
