import { importsOf } from "../imports-of.ts";
import { exampleExchange } from "../example-exchange.ts";
import { panelMeta } from "../scene-meta.ts";
import { addressOf } from "../record/record-scenes-text.ts";
import { code, spelled } from "../words.ts";
import { accountWithout, readerWithout } from "../write/account-without.ts";
import { exampleOf, isCarriedOut } from "../write/example.ts";
import { changed, filledAnew, type Filled } from "./filled.ts";
import { KNOWN } from "./form-scenes-text.ts";
import type { FormParts } from "./form-parts.ts";
import { successOf } from "./form-text.ts";

/** The scene of a successful write, if the mock server of a story accepts it. */
const sends = async (name: string, form: string, write: string, filled: Filled, toast: string): Promise<string> =>
  filled && (await isCarriedOut(write, filled.sent))
    ? `export const ${name} = ${form}.sends(
  async () => {
    ${filled.lines.join("\n")}
  },
  ${code(filled.sent)},
  "${toast}",
);
`
    : "";

/** The scenes of a drawer that adds and edits a record. */
export const editorScenesText = async (feature: string, parts: FormParts): Promise<string> => {
  const { id, call, noun, typed } = parts;
  const [record, adds] = [parts.record!, parts.adds!];
  const read = await exampleExchange(record.read);
  const saved = await sends(
    "Saved",
    "sent",
    call.id,
    changed(parts, read.data as Record<string, unknown>),
    successOf(parts),
  );
  const anew = filledAnew({ ...parts, call: adds, given: [] }, exampleOf(adds.id));
  const added = await sends("Added", "added", adds.id, anew, successOf({ ...parts, isNew: true }));
  const missing = typed
    .filter(({ field, text }) => field.required && text.isText)
    .map(({ field }) => spelled(field.name));
  const reader = await readerWithout(call.permission, record.read, read.input);
  const outsider = accountWithout(adds.permission, record.right);
  const blind = record.right && accountWithout(record.right);
  const scenes = [
    saved,
    added,
    missing.length > 0
      ? `export const WaitsForWhatIsMissing = added.waits(untouched, /^Enter the ${missing[0]}/);\n`
      : "",
    reader ? `export const WithoutRight = sent.readOnly("${reader}", /${call.permission}/);\n` : "",
    outsider ? `export const NewForbidden = shows(["${adds.permission}"], { at: NEW, account: "${outsider}" });\n` : "",
    blind ? `export const Forbidden = look(forbiddenPanel("${record.read}", "${record.right}", "${blind}"));\n` : "",
  ].join("");
  const uses = (form: string) => scenes.includes(`${form}.`);
  const body = `
${/\bNEW\b/.test(scenes) || uses("added") ? `const NEW = "/?panel=${id}";\n` : ""}
${panelMeta(feature, id, `{ at: ${code(addressOf(record, read))} }`)}
${uses("sent") ? `const sent = form({ write: "${call.id}" });` : ""}
${uses("added") ? `const added = form({ write: "${adds.id}", save: "Add ${noun}", args: { at: NEW } });` : ""}

${scenes}`;
  return `${importsOf(body, KNOWN)}\n${body}`;
};
