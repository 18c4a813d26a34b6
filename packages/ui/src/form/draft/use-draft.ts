import { use, useCallback, useEffect, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { dropDraft, reduceDraft, writeDraft, type DraftPlace, type StoredDraft } from "./draft-store.ts";
import { DraftTabContext } from "./draft-tab.ts";
import { tellDraftsChanged } from "./drafts-changed.ts";
import { fitting, pick, replacedBy, type OfferedDraft } from "./offered-draft.ts";
import { useOtherDrafts } from "./use-other-drafts.ts";

const PAUSE_MS = 400;

type Values = Readonly<Record<string, unknown>>;

type DraftOptions = {
  /** Identifies the record and the user: `"brand:7:user:3"`. A draft is offered only under the same key. */
  key: string;
  /** Fields that are never stored, nor the fields that contain them: passwords, secrets, personal data. Files are never stored. */
  omit?: readonly string[] | undefined;
  /** Stores the draft for all tabs in `localStorage`, with the address that reopens the form. */
  place?: DraftPlace | undefined;
  /** Values of the fields before the change; the default values of the form if nobody else changes the record. */
  base?: (() => Values) | undefined;
  /** Puts restored values into the form, given what these fields held before. */
  restore?: ((values: Values, base: Values) => void) | undefined;
};

type Draft = {
  /** Other drafts of this form, the latest first, for `DraftNotice`s. */
  offered: readonly OfferedDraft[];
  /** Deletes the own draft, after it was saved or discarded. */
  forget: () => void;
  /** Whether the browser could not store the own draft. */
  isLost: boolean;
};

/** The own draft of a form, under a key of this visit: no other form or tab writes it. */
const useOwnDraft = (form: string): string => {
  const tab = use(DraftTabContext);
  const [keys] = useState(() => new Map<string, string>());
  const key = keys.get(form) ?? tab.keyOf(form);
  keys.set(form, key);
  useEffect(() => {
    tab.open.add(key);
    return () => {
      tab.open.delete(key);
      tellDraftsChanged();
    };
  }, [tab, key]);
  return key;
};

/**
 * Stores unsaved input, in `sessionStorage` of this tab unless it has a `place`, and returns the drafts of earlier
 * visits and other tabs for a `DraftNotice` each. The own draft is deleted when the form is back at its initial values;
 * the others stay until they are restored or discarded.
 */
export const useDraft = <Fields extends FieldValues, Output>(
  form: UseFormReturn<Fields, unknown, Output>,
  { key, omit = [], place, base, restore }: DraftOptions,
): Draft => {
  const { subscribe, control, reset, getValues } = form;
  const store = place ? "local" : "session";
  const own = useOwnDraft(key);
  const others = useOtherDrafts([store], (it) => it === key);
  const [isLost, setLost] = useState(false);
  const baseNow = () => base?.() ?? control._defaultValues;
  const about = useRef({ omit, place, baseNow });
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    about.current = { omit, place, baseNow };
  });

  const stopWaiting = useCallback(() => {
    clearTimeout(waiting.current);
    waiting.current = undefined;
  }, []);
  /** Form values, as text, when the draft was deleted: the form may still hold them, but they are not a draft any more. */
  const forgotten = useRef<string>(undefined);
  const forget = useCallback(() => {
    stopWaiting();
    forgotten.current = JSON.stringify(getValues());
    dropDraft(store, own);
    setLost(false);
  }, [stopWaiting, getValues, own, store]);
  /** Stores the form's values now; returns whether nothing is lost. */
  const write = useCallback((): boolean => {
    stopWaiting();
    if (JSON.stringify(getValues()) === forgotten.current) return true;
    const { omit: left, place: here, baseNow: before } = about.current;
    const isKept = writeDraft(store, own, { at: Date.now(), values: getValues(), base: before(), ...here }, left);
    setLost(!isKept);
    return isKept;
  }, [stopWaiting, getValues, own, store]);
  useEffect(() => {
    let wasDirty = false;
    const flush = () => waiting.current !== undefined && write();
    const stop = subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ isDirty = false }) => {
        stopWaiting();
        if (isDirty) waiting.current = setTimeout(write, PAUSE_MS);
        else if (wasDirty) dropDraft(store, own);
        wasDirty = isDirty;
      },
    });
    window.addEventListener("pagehide", flush);
    return () => {
      window.removeEventListener("pagehide", flush);
      stop();
      flush();
    };
  }, [subscribe, own, store, stopWaiting, write]);

  const take = (other: string, draft: StoredDraft) => {
    const { fit, unfit } = fitting(control._defaultValues, draft);
    const values = pick(draft.values, fit);
    if (restore) restore(values, pick(draft.base ?? {}, fit));
    else reset({ ...getValues(), ...values }, { keepDefaultValues: true });
    forgotten.current = undefined;
    // Without space for the own draft, the other one stays.
    if (write()) reduceDraft(store, other, unfit);
  };
  const offered = others.map(({ key: other, draft, isElsewhere }): OfferedDraft => {
    const { fit, unfit } = fitting(control._defaultValues, draft);
    return {
      key: other,
      at: draft.at,
      isElsewhere,
      values: draft.values,
      unfit,
      replaces: () => replacedBy(pick(draft.values, fit), { typed: getValues(), base: baseNow() }),
      restore: fit.length > 0 ? () => take(other, draft) : undefined,
      discard: () => dropDraft(store, other),
    };
  });
  return { offered, forget, isLost };
};
