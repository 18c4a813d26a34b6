import { capital, camel, pascal } from "../words.ts";
import { inputText } from "../write/input-text.ts";
import { readInput } from "../record/record-text.ts";
import { requiredTexts, heldValues, imported, spreadsOf, successOf, usesNow } from "./form-text.ts";
import type { FormParts } from "./form-parts.ts";

/** The input of the update: the record's IDs and those fields that the call takes. */
const changes = ({ call, given, typed, onlyNew }: FormParts): string => {
  const own = typed
    .filter(({ field }) => !onlyNew.has(field.name))
    .map((it) => ({ ...it, field: call.fields.find(({ name }) => name === it.field.name)! }));
  return inputText(given, (it) => `record.${it.name}`, spreadsOf(own, onlyNew.size === 0));
};

/** One drawer with the same fields for both: adds a record if the URL names none, otherwise edits the named one. */
export const editorText = (parts: FormParts): string => {
  const { id, call, noun, typed, onlyNew, onlyOld, record, adds } = parts;
  const ofNew = typed.filter(({ field }) => !onlyOld.has(field.name));
  const [create, update] = [adds!.id, call.id];
  const params = record!.needed.map(({ param }) => param);
  const lost = parts.given.find(({ name }) => record!.shape.fields.every((it) => it.name !== name));
  if (lost)
    throw new Error(`${record!.read} does not answer ${lost.name}, which ${update} needs: write the form by hand.`);
  const fields = (more: string) => `<${pascal(id)}Fields${usesNow(typed) ? " now={now}" : ""}${more} />`;
  const drawn = (more: string) => `{(${usesNow(typed) ? "now" : ""}) => ${fields(more)}}`;
  const waits = requiredTexts(typed).length > 0 ? ", save: { disabledReason: missingOf }" : "";
  const body = `
type FormProps = { record: Data<typeof ${record!.read}.operation> | undefined; close: () => void };

const ${pascal(id)}Form = ({ record, close }: FormProps) => {
  const [create, update] = [use${pascal(create)}(), use${pascal(update)}()];
  const form = { noun: "${noun}", schema: ${camel(id)}Schema${waits}, close };
  if (!record)
    return (
      <FormPanel
        {...form}
        isNew
        frame={{ title: "New ${noun}" }}
        values={{ ${typed.map(({ field, text }) => `${field.name}: ${text.empty}`).join(", ")} }}
        write={create}
        input={(valid) => (${inputText([], () => "", spreadsOf(ofNew, onlyOld.size === 0))})}
        success="${successOf({ ...parts, isNew: true })}"
      >
        ${drawn(onlyNew.size + onlyOld.size > 0 ? " isNew" : "")}
      </FormPanel>
    );
  return (
    <FormPanel
      {...form}
      frame={{ title: nameIn(record) ?? "${capital(noun)}" }}
      values={{ ${heldValues(parts)} }}
      write={update}
      input={(valid) => (${changes(parts)})}
      success="${successOf(parts)}"
    >
      ${drawn("")}
    </FormPanel>
  );
};

/** A new ${noun}, or the one that the address names. */
export const ${pascal(id)} = ({ params: { ${params.join(", ")} }, close }: DrawerPanelProps<"${id}">) => (
  <NewOrExisting
    noun="${noun}"
    read={${record!.read}}
    input={${params.join(" && ")} && ${readInput(record!.needed)}}
    close={close}
  >
    {(record) => <${pascal(id)}Form record={record} close={close} />}
  </NewOrExisting>
);
`;
  return `${imported(parts, body, [record!.read, `use${pascal(create)}`, `use${pascal(update)}`])}\n${body}`;
};
