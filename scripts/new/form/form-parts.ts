import { bundleContract } from "../../../packages/api-client/codegen/bundle-contract.ts";
import { flat, type Schema } from "../../../packages/api-client/codegen/field-of.ts";
import { operationsOf } from "../../../packages/api-client/codegen/operations.ts";
import { resolve } from "../../../packages/api-client/codegen/resolve.ts";
import { ROOT } from "../../lib/root.ts";
import { recordParts } from "../record/new-record.ts";
import type { RecordParts } from "../record/record-text.ts";
import { kebab, nounOf, verbOf } from "../words.ts";
import { callOf, type WriteCall, type WriteField } from "../write/call-of.ts";
import { fieldText, type FieldText } from "./field-text.ts";

/** A field that is typed, and its texts. */
export type Typed = { field: WriteField; text: FieldText };

/** What the files of a form are made of. */
export type FormParts = {
  id: string;
  call: WriteCall;
  /** It adds a record: nothing of it is known before. */
  isNew: boolean;
  verb: string;
  noun: string;
  /** What finds the record, and nobody types. */
  given: readonly WriteField[];
  typed: readonly Typed[];
  /** The drawer's record, whose values the fields hold at first; nothing for a dialog. */
  record: RecordParts | undefined;
  /** Whether the record may lack a field. */
  maybe: (name: string) => boolean;
};

const ADDS = /^(create|add|new|register|invite|import)/;
const FINDS = /^(uuid|id|_id)$|Uuid$|[a-z]Id$/;

const isNullable = (schema: Schema): boolean =>
  [schema.type].flat().includes("null") || [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].some(isNullable);

/** Whether a field of what a read answers may be null or absent. */
const absentIn = async (read: string): Promise<FormParts["maybe"]> => {
  const { document: api } = await bundleContract(`${ROOT}openapi/openapi.yaml`);
  const { reply } = operationsOf(api).find((it) => it.id === read)!;
  const { data = {} } = flat(api, resolve(api, reply!) as Schema).properties ?? {};
  const { properties = {}, required = [] } = flat(api, data);
  return (name) => !required.includes(name) || !properties[name] || isNullable(properties[name]);
};

/** The parts of a form: what is typed, a field of the kit each, and what finds the record. */
export const formParts = async (write: string, given?: string, read?: string): Promise<FormParts> => {
  const call = await callOf(write);
  const isNew = ADDS.test(write);
  const id = given ?? kebab(write.replaceAll(/([A-Z])/g, " $1"));
  const record = read === undefined ? undefined : await recordParts(read, id);
  const isFound = ({ name, in: place, required, kind, limits }: WriteField) =>
    place === "path" ||
    (required && record?.needed.some((it) => it.name === name)) ||
    (!isNew && required && !isNullable(limits) && (kind === "id" || name === "opId") && FINDS.test(name));
  const typed = call.fields.filter((it) => !isFound(it));
  const names = new Set(typed.map((it) => it.name));
  if (typed.length === 0) throw new Error(`${write} takes nothing that is typed: pnpm new delete asks before it.`);
  const twice = typed.find((it, at) => typed.findIndex(({ name }) => name === it.name) < at);
  if (twice) throw new Error(`${write} takes ${twice.name} in two places: write the form by hand.`);
  return {
    id,
    call,
    isNew,
    verb: verbOf(write),
    noun: nounOf(write),
    given: call.fields.filter(isFound),
    typed: typed.map((field) => ({ field, text: fieldText(field, names) })),
    record,
    maybe: read === undefined ? () => true : await absentIn(read),
  };
};
