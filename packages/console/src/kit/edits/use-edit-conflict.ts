import type { FormSchema, ZodForm } from "@backoffice/ui/form";
import { use, useEffect, useRef, useState } from "react";
import type { Path, PathValue } from "react-hook-form";
import type { z } from "zod";
import { isForTheWrite } from "./is-for-the-write.ts";
import { isConflict, isMine, isSame, isTheirs, overlay, unitsOf, type Unit } from "./merge.ts";
import { RereadContext } from "./reread.ts";

const CHOOSE_FIRST = "Choose between your changes and theirs first.";

const entriesOf = (units: readonly Unit[], valueOf: (unit: Unit) => unknown) =>
  units.map((unit) => [unit.path, valueOf(unit)] as const);

/**
 * Keeps an edit from reverting changes of others. The record is reread before the edit is sent: fields that only
 * others changed are merged; if both changed one, nothing is sent until the user has chosen.
 */
export const useEditConflict = <Schema extends FormSchema>(
  form: ZodForm<Schema>,
  { schema, values }: { schema: Schema; values: z.input<Schema> },
) => {
  type Values = z.input<Schema>;
  const reread = use(RereadContext);
  const [conflicts, setConflicts] = useState<readonly Unit[]>([]);
  /** The initial value of each field; for a changed field, the value before the change. */
  const seen = useRef<Values>(values);
  const latest = useRef({ values, version: reread?.version ?? 0 });
  const arrived = useRef<() => void>(undefined);
  const isSending = useRef(false);

  const set = (path: string, value: unknown) =>
    form.setValue(path as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });

  useEffect(() => {
    const isNew = !isSame(latest.current.values, values);
    latest.current = { values, version: reread?.version ?? 0 };
    if (isNew && !isSending.current) {
      const kept = unitsOf(seen.current, form.getValues(), values).filter(
        (it) => isMine(it) && !isSame(it.mine, it.theirs),
      );
      seen.current = overlay(
        values,
        entriesOf(kept, (it) => it.seen),
      ) as Values;
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

  /**
   * Returns the values to send; undefined if the user has to resolve a conflict or invalid merged values first. Forms
   * of one record share one read.
   */
  const check = async (
    valid: z.output<Schema>,
    read: Promise<number> | undefined = reread?.again(),
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
      const found = units.filter(isConflict);
      setConflicts(found);
      if (found.length > 0) return undefined;
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

  const choose = (unit: Unit, whose: "mine" | "theirs") => {
    set(unit.path, unit[whose]);
    setConflicts((all) => all.filter((it) => it !== unit));
  };
  return { check, conflicts, choose, reason: conflicts.length > 0 ? CHOOSE_FIRST : undefined };
};
