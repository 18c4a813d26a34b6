import { isRecord } from "../../stored.ts";
import { isSameValue, type StoredDraft } from "./draft-store.ts";

type Values = Readonly<Record<string, unknown>>;

/** A draft of an earlier visit to a form, or of another tab. */
export type OfferedDraft = {
  key: string;
  at: number;
  /** The form is being edited in another tab, to which the draft belongs. */
  isElsewhere: boolean;
  /** Values of the draft by field. */
  values: Values;
  /** Fields that this version of the form does not have, or not of this kind. */
  unfit: readonly string[];
  /** Names of fields that were typed here since, and that a restore would replace. */
  replaces: () => readonly string[];
  /** Undefined if no field fits. */
  restore: (() => void) | undefined;
  discard: () => void;
};

const kindOf = (value: unknown): string => (Array.isArray(value) ? "list" : isRecord(value) ? "object" : typeof value);

/** Whether a form has a field of this name that can hold such a value; an empty field may be of any kind. */
const fits = (known: Values, name: string, value: unknown): boolean =>
  Object.hasOwn(known, name) &&
  ((known[name] ?? "") === "" || (value ?? "") === "" || kindOf(known[name]) === kindOf(value)) &&
  !(known[name] === "" && typeof value === "object");

/** Splits the fields of a draft by whether the form still has them. */
export const fitting = (
  known: Values,
  { values }: StoredDraft,
): { fit: readonly string[]; unfit: readonly string[] } => {
  const names = Object.keys(values);
  const fit = names.filter((name) => fits(known, name, values[name]));
  return { fit, unfit: names.filter((name) => !fit.includes(name)) };
};

/** Only these fields of some values. */
export const pick = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(names.flatMap((name) => (Object.hasOwn(values, name) ? [[name, values[name]]] : [])));

/** Fields that were typed since `base` and that other values would replace. */
export const replacedBy = (values: Values, { typed, base }: { typed: Values; base: Values }): readonly string[] =>
  Object.keys(values).filter(
    (name) => !isSameValue(typed[name], base[name]) && !isSameValue(typed[name], values[name]),
  );
