import type { InputField, ReadShape } from "../../../packages/api-client/src/read-shape.ts";
import { secretNames } from "../../../packages/console/src/kit/contract/fields/secret-names.ts";
import { nounOf, pascal } from "../words.ts";

/** The parts from which the files of a record's drawer are generated. */
export type RecordParts = {
  id: string;
  read: string;
  shape: ReadShape;
  /** Import source of the read's shape. */
  from: string;
  /** The input that identifies the record, with the panel's parameters for it. */
  needed: readonly (InputField & { param: string })[];
  /** The permission of the read; undefined if any signed-in user may call it. */
  right: string | undefined;
};

/** The input of the read, built from the panel's parameters. */
export const readInput = (needed: RecordParts["needed"]): string => {
  const places = [...new Set(needed.map((it) => it.in))];
  const of = (place: string) =>
    needed.filter((it) => it.in === place).map(({ name, param }) => (name === param ? name : `${name}: ${param}`));
  return `{ ${places.map((place) => `${place}: { ${of(place).join(", ")} }`).join(", ")} }`;
};

/** The drawer: the record named in the URL, with all fields of the contract. */
export const recordText = ({ id, read, shape, from, needed }: RecordParts): string => {
  const noun = nounOf(read);
  const params = needed.map(({ param }) => param);
  const hasSecrets = secretNames(shape.fields).size > 0;
  return `import { ${read} } from "@backoffice/api-client";
import { ${read} as shape } from "${from}";
import { nameIn } from "#kit/contract/fields/name-in.ts";
${hasSecrets ? 'import { secretNames } from "#kit/contract/fields/secret-names.ts";\n' : ""}import { ContractFacts } from "#kit/contract/record/contract-facts.tsx";
import type { DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { RecordPanel } from "#kit/records/record-panel.tsx";
${hasSecrets ? "\nconst secrets = secretNames(shape.fields);\n" : ""}
/** The ${noun} that the address names. */
export const ${pascal(id)} = ({ params: { ${params.join(", ")} }, close }: DrawerPanelProps<"${id}">) => (
  <RecordPanel
    noun="${noun}"
    read={${read}}
    input={${params.join(" && ")} && ${readInput(needed)}}
    close={close}
    head={(record) => ({ title: nameIn(record) ?? ${params[0]} ?? "", subtitle: "${noun[0]!.toUpperCase()}${noun.slice(1)}" })}${hasSecrets ? "\njson={{ maskKeys: (key) => secrets.has(key) }}" : ""}
  >
    {(record) => <ContractFacts fields={shape.fields} row={record} heading={3} />}
  </RecordPanel>
);
`;
};
