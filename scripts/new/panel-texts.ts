import type { InputField } from "../../packages/api-client/src/read-shape.ts";
import { pascal } from "./words.ts";

/** What the files of a panel are made of. */
export type PanelParts = {
  id: string;
  read: string;
  /** Where the shape of the read comes from. */
  from: string;
  /** What the read needs to find the record, and the panel's parameters for it. */
  needed: readonly (InputField & { param: string })[];
  /** The right that the read asks for; nothing when whoever is signed in may. */
  right: string | undefined;
};

/** What a read is about: of `showBankAccount` it is "bank account". */
export const nounOf = (read: string): string =>
  read
    .replaceAll(/([A-Z])/g, " $1")
    .split(" ")
    .slice(1)
    .join(" ")
    .toLowerCase();

const AUGMENTED = /(  interface DrawerParams \{\n)/;

/** The parameters of the panel, in the file of its feature's parameters; a new file where there is none. */
export const paramsText = ({ id, needed }: PanelParts, text: string | undefined): string => {
  const entry = `    "${id}": { ${needed.map(({ param }) => `${param}: string`).join("; ")} };\n`;
  const drawers = `  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface DrawerParams {
${entry}  }
`;
  if (text === undefined) return `declare module "#kit/panels/definition/panel-params.ts" {\n${drawers}}\n`;
  if (AUGMENTED.test(text)) return text.replace(AUGMENTED, (line) => line + entry);
  return text.replace(/(declare module [^\n]*\n)/, (line) => line + drawers);
};

const inputText = (needed: readonly InputField[]): string => {
  const places = [...new Set(needed.map((it) => it.in))];
  const of = (place: string) => needed.filter((it) => it.in === place).map((it) => it.name);
  return `{ ${places.map((place) => `${place}: { ${of(place).join(", ")} }`).join(", ")} }`;
};

/** The drawer: the record that the address names, with all that the contract knows of it. */
export const drawerText = ({ id, read, from, needed }: PanelParts): string => {
  const noun = nounOf(read);
  const names = needed.map(({ name }) => name);
  const params = needed.map(({ name, param }) => (name === param ? name : `${param}: ${name}`));
  const [component, hook] = [`${pascal(id)}Drawer`, `use${pascal(read)}`];
  return `import { ${hook} } from "@backoffice/api-client";
import { ${read} } from "${from}";
import type { DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { PanelHead } from "#kit/panels/panel-frame.tsx";
import { nameIn } from "#kit/contract/fields/name-in.ts";
import { ContractRecord } from "#kit/contract/record/contract-record.tsx";
import { Missing, RecordStates } from "#kit/records/record-states.tsx";

type ShownProps = { ${names.map((name) => `${name}: string`).join("; ")}; close: () => void };

const Shown = ({ ${names.join(", ")}, close }: ShownProps) => (
  <RecordStates noun="${noun}" query={${hook}(${inputText(needed)})} close={close}>
    {(record) => (
      <>
        <PanelHead title={nameIn(record) ?? ${names[0]}} subtitle="${noun[0]!.toUpperCase()}${noun.slice(1)}" />
        <ContractRecord fields={${read}.fields} record={record} heading={3} />
      </>
    )}
  </RecordStates>
);

/** The ${noun} that the address names. */
const ${component} = ({ params: { ${params.join(", ")} }, close }: DrawerPanelProps<"${id}">) =>
  ${names.join(" && ")} ? <Shown ${names.map((name) => `${name}={${name}}`).join(" ")} close={close} /> : <Missing noun="${noun}" close={close} />;

export default ${component};
`;
};
