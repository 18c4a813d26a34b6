import { importsOf } from "../imports-of.ts";
import { panelMeta } from "../scene-meta.ts";
import { capital, code, done, pascal } from "../words.ts";
import { accountWithout } from "./account-without.ts";
import type { WriteCall, WriteField } from "./call-of.ts";
import type { ConfirmParts } from "./confirm-text.ts";
import { noteLabel, type DecisionParts } from "./decision-text.ts";
import { exampleOf, isCarriedOut, valueIn, type Sent } from "./example.ts";

/** The name of the record in the stories. */
const NAME = "Otter";

/** Import sources of the stories. */
const KNOWN = {
  look: "#testing/look.ts",
  staging: "#testing/staging.tsx",
  "type SceneMeta": "#testing/staging.tsx",
  "type SceneStory": "#testing/staging.tsx",
  answer: "#testing/stories/answer.ts",
  confirmation: "#testing/stories/confirmation.ts",
};

/** The title of the error dialog, as `useSubmit` builds it. */
const failureOf = (verb: string, noun: string) =>
  `Unable To ${`${verb} ${noun}`
    .split(" ")
    .map((it) => capital(it))
    .join(" ")}`;

const paramsOf = (fields: readonly WriteField[], sent: Sent): Record<string, unknown> =>
  Object.fromEntries(fields.map((it) => [it.name, valueIn(sent, it)]));

/** The example input without fields that the panel does not send. */
const only = (fields: readonly WriteField[], sent: Sent, values: Record<string, unknown> = {}): Sent => {
  const made: Record<string, Record<string, unknown>> = {};
  for (const field of fields) {
    const part = (made[field.in] ??= {});
    const place = field.inside === undefined ? part : ((part[field.inside] ??= {}) as Record<string, unknown>);
    place[field.name] = field.name in values ? values[field.name] : valueIn(sent, field);
  }
  return made;
};

const whole = (feature: string, id: string, opens: string, body: string) => {
  const text = `${panelMeta(feature, id, `{ opens: () => (${opens}) }`)}${body}`;
  return `${importsOf(text, KNOWN)}\n${text}`;
};

const forbidden = (constant: string, { permission }: WriteCall) => {
  const account = accountWithout(permission);
  return account ? `export const Forbidden = look(${constant}.forbidden("${permission}", "${account}"));\n` : "";
};

/** The scenes of a confirmation. */
export const confirmScenesText = async (feature: string, parts: ConfirmParts): Promise<string> => {
  const { id, call, verb, noun } = parts;
  const example = exampleOf(call.id);
  const sent = only(call.fields, example);
  const works = await isCarriedOut(call.id, sent);
  const opens = code({ id, params: { name: NAME, ...paramsOf(call.fields, example) } });
  return whole(
    feature,
    id,
    opens,
    `
const asked = confirmation({
  title: "${verb} ${noun}",
  button: "${verb} ${NAME}",
  write: "${call.id}",
  failure: "${failureOf(verb, noun)}",
});

export const Asked = asked.asks("${verb} ${NAME}.");
${works ? `export const Done = asked.sends(${code(sent)}, ${code(`${capital(noun)} ${done(verb)}.`)});\n` : ""}${forbidden("asked", call)}`,
  );
};

/** The scenes of a decision: each verb, and the note. */
export const decisionScenesText = async (feature: string, parts: DecisionParts): Promise<string> => {
  const { id, call, action, note, given, verbs, noun } = parts;
  const example = exampleOf(call.id);
  const sentFields = [...given, ...(action ? [action] : []), ...(note ? [note] : [])];
  const wanted = action ? valueIn(example, action) : verbs[0]!.value;
  const first = verbs.find(({ value }) => value === wanted) ?? verbs[0]!;
  const params = (decision: string) => ({
    id,
    params: { ...(action && { decision }), name: NAME, ...paramsOf(given, example) },
  });
  const written = "Checked.";
  const sent = only(sentFields, example, {
    ...(action && { [action.name]: first.value }),
    ...(note && { [note.name]: written }),
  });
  const works = await isCarriedOut(call.id, sent);
  const label = note && capital(noteLabel(note.name));
  const constants = verbs.map(
    ({ value, verb }) => `
const ${constantOf(value)} = confirmation({
  title: "${verb} ${noun}",
  button: "${verb} ${noun}",
  write: "${call.id}",
  failure: "${failureOf(verb, noun)}",
  ${note ? `fill: () => answer(/^${label}/, "${written}"),` : ""}
});
`,
  );
  const stories = verbs.map(
    ({ value, verb }) =>
      `export const ${pascal(constantOf(value))} = ${constantOf(value)}.asks("${verb} ${NAME}."${
        value === first.value ? "" : `, { opens: () => (${code(params(value))}) }`
      });\n`,
  );
  const one = constantOf(first.value);
  return whole(
    feature,
    id,
    code(params(first.value)),
    `${constants.join("")}
${stories.join("")}${works ? `export const Done = ${one}.sends(${code(sent)}, ${code(`${capital(noun)} ${done(first.verb)}.`)});\n` : ""}${
      note?.required ? `export const NoteRequired = ${one}.waits(/Write a ${label!.toLowerCase()} first/);\n` : ""
    }${forbidden(one, call)}`,
  );
};

/** A constant name for an API value: `partlyPaid` for "PARTLY_PAID"; never a reserved word. */
const constantOf = (value: string): string => {
  const words = value.toLowerCase() === value.toUpperCase() ? `value ${value}` : value;
  const parts = words
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((it) => it.toLowerCase());
  const name = parts.map((it, at) => (at === 0 ? it : capital(it))).join("");
  return ["delete", "new", "void", "in", "do"].includes(name) ? `${name}It` : name;
};
