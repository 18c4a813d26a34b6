import { importsOf } from "../imports-of.ts";
import { exampleExchange } from "../example-exchange.ts";
import { panelMeta } from "../scene-meta.ts";
import { addressOf } from "../record/record-scenes-text.ts";
import { code, spelled } from "../words.ts";
import { accountWithout, readerWithout } from "../write/account-without.ts";
import { exampleOf, isCarriedOut, valueIn } from "../write/example.ts";
import { changed, filledAnew } from "./filled.ts";
import type { FormParts } from "./form-parts.ts";
import { successOf } from "./form-text.ts";

/** Import sources of the form's scenes. */
export const KNOWN = {
  staging: "#testing/staging.tsx",
  "type SceneMeta": "#testing/staging.tsx",
  look: "#testing/look.ts",
  form: "#testing/stories/form.ts",
  untouched: "#testing/stories/form.ts",
  shows: "#testing/stories/record.ts",
  typeIn: "#testing/type-in.ts",
  choose: "#testing/stories/choose.ts",
  gonePanel: "#testing/panel-states.ts",
  forbiddenPanel: "#testing/panel-states.ts",
};

/** The scenes of a form: only what is specific to it. The kit's tests cover what all forms share. */
export const formScenesText = async (feature: string, parts: FormParts): Promise<string> => {
  const { id, call, isNew, noun, given, typed, record } = parts;
  const example = exampleOf(call.id);
  const read = record && (await exampleExchange(record.read));
  const filled = read ? changed(parts, read.data as Record<string, unknown>) : filledAnew(parts, example);
  const works = filled !== undefined && (await isCarriedOut(call.id, filled.sent));
  const opens = code({ id, params: Object.fromEntries(given.map((it) => [it.name, valueIn(example, it) ?? "otter"])) });
  const account =
    record && read ? await readerWithout(call.permission, record.read, read.input) : accountWithout(call.permission);
  const missing = typed
    .filter(({ field, text }) => field.required && text.isText)
    .map(({ field }) => spelled(field.name));
  const hasBox = typed.some(({ text }) => text.fill);
  const usesSent = works || (record ? account !== undefined && hasBox : missing.length > 0);
  const args = `{ ${record && read ? `at: ${code(addressOf(record, read))}` : `opens: () => (${opens})`} }`;
  const body = `${panelMeta(feature, id, args)}
${usesSent ? `const sent = form({ write: "${call.id}"${isNew ? `, save: "Add ${noun}"` : ""} });` : ""}
${
  filled && works
    ? `
export const Saved = sent.sends(
  async () => {
    ${filled.lines.join("\n")}
  },
  ${code(filled.sent)},
  "${successOf(parts)}",
);
`
    : ""
}${
    !record && missing.length > 0
      ? `export const WaitsForWhatIsMissing = sent.waits(untouched, /^Enter the ${missing[0]}/);\n`
      : ""
  }${
    !account
      ? ""
      : !record
        ? `export const Forbidden = look(shows(["${call.permission}"], { account: "${account}" }));\n`
        : hasBox
          ? `export const WithoutRight = sent.readOnly("${account}", /${call.permission}/);\n`
          : ""
  }${record ? `export const NotFound = look(gonePanel("/?panel=${id}", "${noun}"));\n` : ""}${
    record?.right && accountWithout(record.right)
      ? `export const Forbidden = look(forbiddenPanel("${record.read}", "${record.right}", "${accountWithout(record.right)}"));\n`
      : ""
  }`;
  return `${importsOf(body, KNOWN)}\n${body}`;
};
