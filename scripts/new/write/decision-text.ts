import { choiceWords } from "../../../packages/console/src/kit/words/choice-words.ts";
import { capital, code, done, kebab, nounOf, pascal, verbOf } from "../words.ts";
import type { WriteCall, WriteField } from "./call-of.ts";
import { inputText, NAME, paramsText } from "./input-text.ts";

const ACTION = /^(action|actionType|decision|verdict|status|type|newStatus)$/;
const NOTE = /note|reason|comment|message|remark/i;
const DANGER = /reject|declin|den(y|ied)|cancel|delet|remov|block|disabl|refus|revok/i;

/** Maximum length of a note that the contract does not limit. */
const LONGEST = 1000;

/** The parts from which the files of a decision are generated. */
export type DecisionParts = {
  id: string;
  call: WriteCall;
  /** The field that names the decision; undefined if the call itself is the decision. */
  action: WriteField | undefined;
  note: WriteField | undefined;
  /** Fields passed as dialog parameters. */
  given: readonly WriteField[];
  /** API values and the verbs on the buttons. */
  verbs: readonly { value: string; verb: string }[];
  noun: string;
};

/** The verb of a value: Approve for "APPROVED". */
const verbFor = (value: string): string => {
  const words = choiceWords(value);
  return words.replace(/^(\w+?)(i)?ed\b/, (_, stem: string, i: string | undefined) =>
    i ? `${stem}y` : /(?:[vzs]|[rfdclat]us|c|et|at)$/.test(stem) ? `${stem}e` : stem,
  );
};

/** Determines the parts of a decision: verbs from the choice field of the call, and its note if there is one. */
export const decisionParts = (call: WriteCall, id?: string): DecisionParts => {
  const action = call.fields.find((it) => ACTION.test(it.name) && it.kind === "choice" && (it.values?.length ?? 0) > 1);
  const note = call.fields.find((it) => NOTE.test(it.name) && it.kind === "text");
  const given = call.fields.filter((it) => it.required && it !== action && it !== note);
  return {
    id: id ?? `${kebab(call.id.replaceAll(/([A-Z])/g, " $1"))}-confirmation`,
    call,
    action,
    note,
    given,
    verbs: action
      ? action.values!.map((value) => ({ value, verb: verbFor(value) }))
      : [{ value: call.id, verb: verbOf(call.id) }],
    noun: nounOf(call.id),
  };
};

/** The dialog's parameters: the decision, the input of the call, and the name of the record in the text. */
export const decisionParams = ({ action, given }: DecisionParts): string =>
  paramsText([...(action ? [{ ...action, name: "decision" }] : []), NAME, ...given]);

/** The form's default name of the note, mapped if the call uses another one. */
const USUAL_NOTE = "playerNote";

/** The decision. */
export const decisionText = ({ id, call, action, note, given, verbs, noun }: DecisionParts): string => {
  const hook = `use${pascal(call.id)}`;
  const names = new Set([...(action ? ["decision"] : []), "name", ...given.map((it) => it.name)]);
  const lines = verbs.map(({ value, verb }) => {
    const tone = DANGER.test(value) ? "danger" : "primary";
    return `${code(value)}: { verb: ${code(verb)}, success: ${code(`${capital(noun)} ${done(verb)}.`)}, tone: "${tone}" },`;
  });
  const sent = [...given, ...(action ? [action] : []), ...(note ? [note] : [])];
  const valueOf = (it: WriteField) => (it === action ? "decision" : it === note ? "note" : it.name);
  const rule = note && {
    label: capital(noteLabel(note.name)),
    required: note.required,
    max: note.limits.maxLength ?? LONGEST,
  };
  return `import { ${hook} } from "@backoffice/api-client";
import { DecisionPanel } from "#kit/panels/decision-panel.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";

/** Names of the possible decisions. */
const DECISIONS = {
  ${lines.join("\n")}
} as const;
${rule ? `\n/** The note that goes with it. */\nconst NOTE = ${code(rule)};\n` : ""}
/** Decides about a ${noun}. */
export const ${pascal(id)} = ({ params: { ${[...names].join(", ")} }, ...panel }: DialogPanelProps<"${id}">) => (
  <DecisionPanel
    {...panel}
    decisions={DECISIONS}
    decision=${action ? "{decision}" : code(verbs[0]!.value)}
    noun="${noun}"
    write={${hook}()}
    ${note ? `note={NOTE}\n${note.name === USUAL_NOTE ? "" : `noteName="${note.name}"`}` : ""}
    input={(${note ? "note" : ""}) => (${inputText(sent, valueOf)})}
  >
    <strong>{name}</strong>.
  </DecisionPanel>
);
`;
};

/** The label of a note: "note for the player" for "playerNote". */
export const noteLabel = (name: string): string =>
  name === USUAL_NOTE ? "note for the player" : name.replaceAll(/([A-Z])/g, " $1").toLowerCase();
