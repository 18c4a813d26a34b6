import type { FormSchema, ZodForm } from "@backoffice/ui/form";
import { use, useEffect, useRef, useState } from "react";
import type { Path, PathValue } from "react-hook-form";
import type { z } from "zod";
import { isForTheWrite } from "./is-for-the-write.ts";
import { isConflict, isMine, isSame, isTheirs, overlay, unitsOf, type Unit } from "./merge.ts";
import { RereadContext } from "./reread.ts";

const CHOOSE_FIRST = "Choose between your changes and theirs first.";

type AnyValues = Readonly<Record<string, unknown>>;

const entriesOf = (units: readonly Unit[], valueOf: (unit: Unit) => unknown) =>
  units.map((unit) => [unit.path, valueOf(unit)] as const);

type Options<Schema extends FormSchema> = {
  schema: Schema;
  /** The current values of the record. */
  values: z.input<Schema>;
  /** A form without a record behind it, whose values nobody else changes. */
  isNew?: boolean;
};

/** The three-way merge of a form, used by its drafts and before it is sent. */
export type Merge<Valid = unknown> = {
  /** The initial value of each field; for a changed field, the value before the change. */
  seen: () => AnyValues;
  /** Fields that this user and others changed, to choose from. */
  conflicts: readonly Unit[];
  choose: (unit: Unit, whose: "mine" | "theirs") => void;
  /** Why nothing can be sent yet. */
  reason: string | undefined;
  /** Puts typed values back into the form, given what these fields held when they were typed. */
  restore: (typed: AnyValues, base: AnyValues) => void;
  /**
   * Rereads the record and returns the values to send; undefined if the user has to resolve a conflict or invalid merged
   * values first. Forms of one record share one read.
   */
  check: (valid: Valid, read?: Promise<number>) => Promise<Valid | undefined>;
};

/**
 * Keeps a form from reverting changes of others (decision 022). Before an edit is sent the record is reread, and a draft
 * is restored over the record as it is now: fields that only others changed are merged; if both changed one, nothing is
 * sent until the user has chosen.
 */
export const useMerge = <Schema extends FormSchema>(
  form: ZodForm<Schema>,
  { schema, values, isNew = false }: Options<Schema>,
): Merge<z.output<Schema>> => {
  type Values = z.input<Schema>;
  const reread = use(RereadContext);
  const [conflicts, setConflicts] = useState<readonly Unit[]>([]);
  const seen = useRef<Values>(values);
  const latest = useRef({ values, version: reread?.version ?? 0 });
  const arrived = useRef<() => void>(undefined);
  const isSending = useRef(false);

  const set = (path: string, value: unknown) =>
    form.setValue(path as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
  const see = (base: Values, units: readonly Unit[], valueOf: (unit: Unit) => unknown) => {
    seen.current = overlay(base, entriesOf(units, valueOf)) as Values;
  };

  useEffect(() => {
    const isNewer = latest.current.values !== values && !isSame(latest.current.values, values);
    latest.current = { values, version: reread?.version ?? 0 };
    if (isNewer && !isSending.current) {
      const kept = unitsOf(seen.current, form.getValues(), values).filter(
        (it) => isMine(it) && !isSame(it.mine, it.theirs),
      );
      see(values, kept, (it) => it.seen);
    }
    arrived.current?.();
  });

  /** Resolves once the form has the values of this version. */
  const valuesOf = (version: number) =>
    new Promise<Values>((resolve) => {
      arrived.current = () => {
        if (latest.current.version < version) return;
        arrived.current = undefined;
        resolve(latest.current.values);
      };
      arrived.current();
    });

  /** Shows conflicts; until one is resolved, its field keeps the value before both changes. */
  const contest = (conflicting: readonly Unit[]) => {
    see(seen.current, conflicting, (it) => it.seen);
    setConflicts((all) => [...all.filter(({ path }) => !conflicting.some((it) => it.path === path)), ...conflicting]);
  };

  const check = async (
    valid: z.output<Schema>,
    read: Promise<number> | undefined = isNew ? undefined : reread?.again(),
  ): Promise<z.output<Schema> | undefined> => {
    if (!read) return valid;
    const mine = form.getValues();
    isSending.current = true;
    try {
      const theirs = await valuesOf(await read);
      const units = unitsOf(seen.current, mine, theirs);
      seen.current = theirs;
      if (!units.some(isTheirs)) return valid;
      const changed = units.filter(isMine);
      form.reset(theirs, { keepSubmitCount: true, keepTouched: true });
      for (const { path, mine: value } of changed) set(path, value);
      const conflicting = units.filter(isConflict);
      contest(conflicting);
      if (conflicting.length > 0) return undefined;
      const merged = schema.safeParse(
        overlay(
          theirs,
          entriesOf(changed, (it) => it.mine),
        ),
      );
      if (!merged.success) await form.trigger();
      return merged.data;
    } catch (error) {
      if (isForTheWrite(error)) return valid;
      throw error;
    } finally {
      isSending.current = false;
    }
  };

  const restore = (typed: AnyValues, base: AnyValues) => {
    const theirs = Object.fromEntries(
      Object.keys(typed).map((name) => [name, (latest.current.values as AnyValues)[name]]),
    );
    const changed = unitsOf(base, typed, theirs).filter(isMine);
    for (const { path, mine } of changed) set(path, mine);
    if (!isNew) contest(changed.filter(isConflict));
  };

  const choose = (unit: Unit, whose: "mine" | "theirs") => {
    see(seen.current, [unit], (it) => it.theirs);
    // The own value is in the field, and may have been typed since.
    if (whose === "theirs") set(unit.path, unit.theirs);
    setConflicts((all) => all.filter(({ path }) => path !== unit.path));
  };
  return {
    seen: () => seen.current,
    conflicts: conflicts.map((it) => ({ ...it, mine: form.getValues(it.path as Path<Values>) as unknown })),
    choose,
    reason: conflicts.length > 0 ? CHOOSE_FIRST : undefined,
    restore,
    check,
  };
};
