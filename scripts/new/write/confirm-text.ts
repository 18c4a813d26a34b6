import { code, done, kebab, nounOf, pascal, verbOf } from "../words.ts";
import type { WriteCall } from "./call-of.ts";
import { inputText, NAME, paramsText } from "./input-text.ts";

/** The parts from which the files of a confirmation are generated. */
export type ConfirmParts = { id: string; call: WriteCall; verb: string; noun: string };

/** Determines the parts of a confirmation of a write without further input, such as a deletion. */
export const confirmParts = (call: WriteCall, id = kebab(call.id.replaceAll(/([A-Z])/g, " $1"))): ConfirmParts => ({
  id,
  call: { ...call, fields: call.fields.filter((it) => it.required) },
  verb: verbOf(call.id),
  noun: nounOf(call.id),
});

/** The dialog's parameters: the input of the call, and the name of the record in the text. */
export const confirmParams = ({ call }: ConfirmParts): string => paramsText([NAME, ...call.fields]);

/** The confirmation. */
export const confirmText = ({ id, call, verb, noun }: ConfirmParts): string => {
  const hook = `use${pascal(call.id)}`;
  const names = new Set(["name", ...call.fields.map((it) => it.name)]);
  return `import { ${hook} } from "@backoffice/api-client";
import { ConfirmPanel } from "#kit/panels/confirm-panel.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";

/** Asks before a ${noun} is ${done(verb)}. */
export const ${pascal(id)} = ({ params: { ${[...names].join(", ")} }, ...panel }: DialogPanelProps<"${id}">) => (
  <ConfirmPanel
    {...panel}
    verb="${verb}"
    noun="${noun}"
    name={name}
    ${verb === "Delete" ? 'irreversible={{ reaches: "record" }}' : ""}
    write={${hook}()}
    input={${inputText(call.fields, (it) => it.name)}}
    success=${code(`${noun.slice(0, 1).toUpperCase()}${noun.slice(1)} ${done(verb)}.`)}
  >
    ${verb} <strong>{name}</strong>.
  </ConfirmPanel>
);
`;
};
