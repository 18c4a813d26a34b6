import { useCallback, useEffect, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { dropDraft, readDraft, writeDraft, type DraftPlace, type StoredDraft } from "./draft-store.ts";
import { onRestoreWanted, takeWanted } from "./restore-drafts.ts";

const PAUSE_MS = 400;

/** A draft that the user can restore. */
export type OfferedDraft = { at: number; restore: () => void; discard: () => void };

type DraftOptions = {
  /** Identifies the record and the user: `"brand:7:user:3"`. A draft is offered only under the same key. */
  key: string;
  /** Fields that are never stored, nor the fields that contain them: passwords, secrets, personal data. Files are never stored. */
  omit?: readonly string[] | undefined;
  /** Stores the draft for all tabs in `localStorage`, with the address that reopens the form. */
  place?: DraftPlace | undefined;
};

type Draft = {
  /** Draft of an earlier visit, for a `DraftNotice`. */
  offered: OfferedDraft | undefined;
  /** Deletes the current draft, after it was saved or discarded. */
  forget: () => void;
};

/**
 * Stores unsaved input, in `sessionStorage` of this tab unless it has a `place`, and returns an earlier draft for a
 * `DraftNotice`. The draft is deleted when the form is back at its initial values.
 */
export const useDraft = <Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  { key, omit = [], place }: DraftOptions,
): Draft => {
  const { subscribe, control, reset, getValues } = form;
  const [stored, setStored] = useState<StoredDraft>();
  const store = place ? localStorage : sessionStorage;
  const about = useRef({ omit, place });
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    about.current = { omit, place };
  });

  const take = useCallback(
    (draft: StoredDraft) => {
      reset({ ...getValues(), ...draft.values }, { keepDefaultValues: true });
      setStored(undefined);
    },
    [reset, getValues],
  );
  // In effects, not during render: the previous form may store its draft only when it unmounts.
  useEffect(() => setStored(readDraft(store, key, control._defaultValues)), [control, key, store]);
  useEffect(() => {
    const restoreWanted = () => {
      const draft = takeWanted(key) ? readDraft(store, key, control._defaultValues) : undefined;
      if (draft) take(draft);
    };
    restoreWanted();
    return onRestoreWanted(restoreWanted);
  }, [control, key, store, take]);
  const stopWaiting = useCallback(() => {
    clearTimeout(waiting.current);
    waiting.current = undefined;
  }, []);
  /** Form values, as text, when the draft was deleted: the form may still hold them, but they are not a draft any more. */
  const forgotten = useRef<string>(undefined);
  const forget = useCallback(() => {
    stopWaiting();
    forgotten.current = JSON.stringify(getValues());
    dropDraft(store, key);
  }, [stopWaiting, getValues, key, store]);
  useEffect(() => {
    let wasDirty = false;
    const write = () => {
      stopWaiting();
      if (JSON.stringify(getValues()) === forgotten.current) return;
      const { omit: left, place: here } = about.current;
      const draft = { at: Date.now(), values: getValues(), ...here };
      writeDraft(store, key, draft, { omit: left, initial: control._defaultValues });
    };
    const flush = () => waiting.current !== undefined && write();
    const stop = subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ isDirty = false }) => {
        stopWaiting();
        if (isDirty) waiting.current = setTimeout(write, PAUSE_MS);
        else if (wasDirty) dropDraft(store, key);
        wasDirty = isDirty;
      },
    });
    window.addEventListener("pagehide", flush);
    return () => {
      window.removeEventListener("pagehide", flush);
      stop();
      flush();
    };
  }, [subscribe, control, getValues, key, store, stopWaiting]);

  const offered = stored && {
    at: stored.at,
    restore: () => take(stored),
    discard: () => {
      dropDraft(store, key);
      setStored(undefined);
    },
  };
  return { offered, forget };
};
