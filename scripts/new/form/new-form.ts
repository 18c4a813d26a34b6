import { ROOT } from "../../lib/root.ts";
import { homeOf, known } from "../home-of.ts";
import { capital, pascal } from "../words.ts";
import type { Files } from "../write-files.ts";
import { formParts } from "./form-parts.ts";
import { panelTitle, storyFiles } from "../story-files.ts";
import { formScenesText } from "./form-scenes-text.ts";
import { dialogText, drawerText, fieldsText, formParams, schemaText } from "./form-text.ts";

/**
 * The files of a form: its schema, its fields, its stories, and the form itself; in a dialog, or in the drawer of the
 * record that `read` finds.
 */
export const newForm = async (
  write: string,
  feature: string,
  { id: given, read }: { id?: string | undefined; read?: string | undefined } = {},
  root = ROOT,
): Promise<Files> => {
  const home = homeOf(feature, root);
  const parts = await formParts(write, given, read);
  const { id, verb, noun, isNew, record } = parts;
  const panels = `${home.folder}/panels`;
  const file = `${id}.${record ? "drawer" : "modal"}.tsx`;
  const panel = {
    id,
    title: capital(isNew ? `New ${noun}` : `${verb} ${noun}`),
    permission: record ? record.right : parts.call.permission === "signed_in" ? undefined : parts.call.permission,
    params: record?.needed.map(({ param }) => param),
    file: `./panels/${file}`,
    component: pascal(id),
  };
  const params = record ? `{ ${panel.params!.map((it) => `${it}: string`).join("; ")} }` : formParams(parts);
  return {
    written: {
      [`${panels}/${id}.schema.ts`]: schemaText(parts),
      [`${panels}/${id}.fields.tsx`]: fieldsText(parts),
      [`${panels}/${file}`]: record ? drawerText(parts) : dialogText(parts),
      ...storyFiles({
        path: `${panels}/${id}`,
        scenes: await formScenesText(parts),
        title: panelTitle(feature, id),
        panel: id,
      }),
    },
    changed: known(home, panel, params, root),
  };
};
