import { useCallback, useEffect, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { dropDraft, readDraft, writeDraft, type StoredDraft } from "./draft-store.ts";

const PAUSE_MS = 400;

/** A draft that the user can restore. */
export type OfferedDraft = { at: number; restore: () => void; discard: () => void };

type DraftOptions = {
  /** Identifies the record and the user: `"brand:7:user:3"`. A draft is offered only under the same key. */
  key: string;
  /** Fields that are never stored, nor the fields that contain them: passwords, secrets, personal data. Files are never stored. */
  omit?: readonly string[] | undefined;
};

type Draft = {
  /** Draft of an earlier visit, for a `DraftNotice`. */
  offered: OfferedDraft | undefined;
  /** Deletes the current draft, after it was saved or discarded. */
  forget: () => void;
};

/**
 * Stores unsaved input of this tab in `sessionStorage`, and returns an earlier draft for a `DraftNotice`. The draft is
 * deleted when the form is back at its initial values.
 */
export const useDraft = <Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  { key, omit = [] }: DraftOptions,
): Draft => {
  const { subscribe, control, reset, getValues } = form;
  const [stored, setStored] = useState<StoredDraft>();
  const left = useRef(omit);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    left.current = omit;
  });

  // In an effect, not during render: the previous form may store its draft only when it unmounts.
  useEffect(() => setStored(readDraft(sessionStorage, key, control._defaultValues)), [control, key]);
  const stopWaiting = useCallback(() => {
    clearTimeout(waiting.current);
    waiting.current = undefined;
  }, []);
  /** Form values, as text, when the draft was deleted: the form may still hold them, but they are not a draft any more. */
  const forgotten = useRef<string>(undefined);
  const forget = useCallback(() => {
    stopWaiting();
    forgotten.current = JSON.stringify(getValues());
    dropDraft(sessionStorage, key);
  }, [stopWaiting, getValues, key]);
  useEffect(() => {
    let wasDirty = false;
    const write = () => {
      stopWaiting();
      if (JSON.stringify(getValues()) === forgotten.current) return;
      writeDraft(sessionStorage, key, getValues(), left.current, Date.now());
    };
    const flush = () => waiting.current !== undefined && write();
    const stop = subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ isDirty = false }) => {
        stopWaiting();
        if (isDirty) waiting.current = setTimeout(write, PAUSE_MS);
        else if (wasDirty) dropDraft(sessionStorage, key);
        wasDirty = isDirty;
      },
    });
    window.addEventListener("pagehide", flush);
    return () => {
      window.removeEventListener("pagehide", flush);
      stop();
      flush();
    };
  }, [subscribe, getValues, key, stopWaiting]);

  const offered = stored && {
    at: stored.at,
    restore: () => {
      reset({ ...getValues(), ...stored.values }, { keepDefaultValues: true });
      setStored(undefined);
    },
    discard: () => {
      dropDraft(sessionStorage, key);
      setStored(undefined);
    },
  };
  return { offered, forget };
};
