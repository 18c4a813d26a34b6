import { bundleContract } from "../../../packages/api-client/codegen/bundle/bundle-contract.ts";
import { flat, type Schema } from "../../../packages/api-client/codegen/shapes/field-of.ts";
import { operationsOf } from "../../../packages/api-client/codegen/operations.ts";
import { resolve } from "../../../packages/api-client/codegen/resolve.ts";
import { ROOT } from "../../lib/root.ts";
import { recordParts } from "../record/new-record.ts";
import type { RecordParts } from "../record/record-text.ts";
import { kebab, nounOf, verbOf } from "../words.ts";
import { callOf, type WriteCall, type WriteField } from "../write/call-of.ts";
import { fieldText, type FieldText } from "./field-text.ts";

/** An editable field with its code. */
export type Typed = { field: WriteField; text: FieldText };

/** The parts from which the files of a form are generated. */
export type FormParts = {
  id: string;
  call: WriteCall;
  /** Whether it adds a record. */
  isNew: boolean;
  verb: string;
  noun: string;
  /** Fields that identify the record and are not edited. */
  given: readonly WriteField[];
  typed: readonly Typed[];
  /** The record of the drawer, which provides the initial values; undefined for a dialog. */
  record: RecordParts | undefined;
  /** The call that adds a record in the same drawer, if any. */
  adds: WriteCall | undefined;
  /** Fields that only a new record has; read-only for an existing one. */
  onlyNew: ReadonlySet<string>;
  /** Fields that a new record does not have yet: the updating call takes them, the creating one does not. */
  onlyOld: ReadonlySet<string>;
  /** Whether a field of the record may be absent or null. */
  maybe: (name: string) => boolean;
};

const ADDS = /^(create|add|new|register|invite|import)/;
const FINDS = /^(uuid|id|_id)$|Uuid$|[a-z]Id$/;

const isNullable = (schema: Schema): boolean =>
  [schema.type].flat().includes("null") || [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].some(isNullable);

/** Whether a field in the response of a read may be null or absent. */
const absentIn = async (read: string): Promise<FormParts["maybe"]> => {
  const { document: api } = await bundleContract(`${ROOT}openapi/openapi.yaml`);
  const { reply } = operationsOf(api).find((it) => it.id === read)!;
  const { data = {} } = flat(api, resolve(api, reply!) as Schema).properties ?? {};
  const { properties = {}, required = [] } = flat(api, data);
  return (name) => !required.includes(name) || !properties[name] || isNullable(properties[name]);
};

/** The fields of the creating and the updating call, with those that only one of them takes. */
const sharedFields = (create: WriteCall, update: WriteCall, typed: readonly WriteField[], record: RecordParts) => {
  const byHand = (why: string) => new Error(`${why}: write the form by hand.`);
  const path = create.fields.find((it) => it.in === "path");
  if (path) throw byHand(`${create.id} needs ${path.name}, which an address without parameters does not say`);
  const of = (name: string) => typed.find((it) => it.name === name);
  const onlyOld = typed.filter((it) => create.fields.every(({ name }) => name !== it.name));
  const missing = onlyOld.find(({ required, kind }) => required && kind !== "boolean");
  if (missing) throw byHand(`${update.id} needs ${missing.name}, which ${create.id} does not take`);
  const other = create.fields.find(({ name, kind }) => of(name) && of(name)!.kind !== kind);
  if (other) throw byHand(`${other.name} is one thing to ${create.id} and another to ${update.id}`);
  const onlyNew = create.fields.filter(({ name }) => !of(name));
  const unknown = onlyNew.find((it) => it.required && record.shape.fields.every(({ name }) => name !== it.name));
  if (unknown) throw byHand(`${record.read} does not answer ${unknown.name}, which ${create.id} needs`);
  const fields = create.fields.map((it) => ({ ...it, required: it.required || of(it.name)?.required === true }));
  const namesOf = (list: readonly WriteField[]) => new Set(list.map(({ name }) => name));
  return { fields: [...fields, ...onlyOld], onlyNew: namesOf(onlyNew), onlyOld: namesOf(onlyOld) };
};

/** The field with the limits of the updating call; those of other fields are from the creating one. */
const withLimitsOfChange = (text: FieldText): FieldText => {
  const changed = (code: string) => code.replaceAll(/\blimits\./g, "changeLimits.");
  return { ...text, rule: changed(text.rule), line: changed(text.line) };
};

/** Options of a form: panel ID, the read that finds its record, the call that adds one. */
export type FormOptions = { id?: string | undefined; read?: string | undefined; create?: string | undefined };

/** Determines the parts of a form: editable fields with a component of the kit each, and the identifying fields. */
export const formParts = async (write: string, { id: given, read, create }: FormOptions): Promise<FormParts> => {
  const call = await callOf(write);
  const isNew = ADDS.test(write);
  const id = given ?? kebab(create ? `${nounOf(write)}-edit` : write.replaceAll(/([A-Z])/g, " $1"));
  const record = read === undefined ? undefined : await recordParts(read, id);
  if (create && !record) throw new Error(`--create needs --read: what finds the record that ${write} changes.`);
  const isFound = ({ name, in: place, required, kind, limits }: WriteField) =>
    place === "path" ||
    (required && record?.needed.some((it) => it.name === name)) ||
    (!isNew && required && !isNullable(limits) && (kind === "id" || name === "opId") && FINDS.test(name));
  const taken = call.fields.filter((it) => !isFound(it));
  const adds = create ? await callOf(create) : undefined;
  const { fields, onlyNew, onlyOld } =
    adds && record
      ? sharedFields(adds, call, taken, record)
      : { fields: taken, onlyNew: new Set<string>(), onlyOld: new Set<string>() };
  const names = new Set(fields.map((it) => it.name));
  if (fields.length === 0) throw new Error(`${write} takes nothing that is typed: pnpm new delete asks before it.`);
  const twice = fields.find((it, at) => fields.findIndex(({ name }) => name === it.name) < at);
  if (twice) throw new Error(`${write} takes ${twice.name} in two places: write the form by hand.`);
  return {
    id,
    call,
    isNew,
    verb: verbOf(write),
    noun: nounOf(write),
    given: call.fields.filter(isFound),
    typed: fields.map((field) => {
      const text = fieldText(field, names);
      return { field, text: onlyOld.has(field.name) ? withLimitsOfChange(text) : text };
    }),
    record,
    adds,
    onlyNew,
    onlyOld,
    maybe: read === undefined ? () => true : await absentIn(read),
  };
};
