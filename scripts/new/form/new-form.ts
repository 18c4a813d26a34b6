import { ROOT } from "../../lib/root.ts";
import { homeOf, known } from "../home-of.ts";
import { capital } from "../words.ts";
import type { Files } from "../write-files.ts";
import type { NamedPanel } from "../add-panel.ts";
import { editorText } from "./editor-text.ts";
import { editorScenesText } from "./editor-scenes-text.ts";
import { formParts, type FormParts, type FormOptions } from "./form-parts.ts";
import { formScenesText } from "./form-scenes-text.ts";
import { dialogText, drawerText, fieldsText, formParams, schemaText } from "./form-text.ts";

/** The definition of the panel in its module. */
const panelOf = ({ id, verb, noun, isNew, call, adds, given, record }: FormParts): NamedPanel => {
  const creating = adds ?? (isNew && given.length === 0 ? call : undefined);
  return {
    id,
    title: capital(adds ? noun : isNew ? `New ${noun}` : `${verb} ${noun}`),
    permission: record ? record.right : call.permission === "signed_in" ? undefined : call.permission,
    params: record?.needed.map(({ param }) => param),
    ...(creating
      ? { creates: { label: `New ${noun}`, permission: creating.permission } }
      : record && { edits: true as const }),
    file: `./panels/${id}.${record ? "drawer" : "modal"}.tsx`,
  };
};

/**
 * Generates the files of a form: schema, fields, stories and the form itself. The form is in a dialog, or in the drawer
 * of the record that `read` finds, which also adds one with `create`.
 */
export const newForm = async (
  write: string,
  feature: string,
  options: FormOptions = {},
  root = ROOT,
): Promise<Files> => {
  const home = homeOf(feature, root);
  const parts = await formParts(write, options);
  const { id, adds, record } = parts;
  const panels = `${home.folder}/panels`;
  const panel = panelOf(parts);
  const address = `{ ${panel.params?.map((it) => `${it}: string`).join("; ")} }`;
  const params = record ? (adds ? `Adds<${address}>` : address) : formParams(parts);
  const text = adds ? editorText(parts) : record ? drawerText(parts) : dialogText(parts);
  return {
    written: {
      [`${panels}/${id}.schema.ts`]: schemaText(parts),
      [`${panels}/${id}.fields.tsx`]: fieldsText(parts),
      [`${home.folder}/${panel.file.slice(2)}`]: text,
      [`${panels}/${id}.scenes.tsx`]: adds
        ? await editorScenesText(feature, parts)
        : await formScenesText(feature, parts),
    },
    changed: known(home, panel, params, root),
    notes: [...parts.onlyOld].map(
      (name) =>
        `${adds!.id} does not take ${name}: a new ${parts.noun} is added without it, and its form does not show it.`,
    ),
  };
};
