import { useCallback, useEffect, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { dropDraft, readDraft, writeDraft, type StoredDraft } from "./draft-store.ts";

const PAUSE_MS = 400;

/** A draft that is offered back. */
export type OfferedDraft = { at: number; restore: () => void; discard: () => void };

type DraftOptions = {
  /** Names what is edited, and by whom: `"brand:7:user:3"`. A draft is offered under the same key only. */
  key: string;
  /** Fields that are never kept, nor what holds them: passwords, secrets, personal data. Files are not either. */
  omit?: readonly string[] | undefined;
};

type Draft = {
  /** What was typed before the page was loaded again, for a `DraftNotice`. */
  offered: OfferedDraft | undefined;
  /** Forgets what is typed now: it was saved, or the user discards it. */
  forget: () => void;
};

/**
 * Keeps what is typed in this tab (`sessionStorage`) until it is saved, and gives back a draft of before, for a
 * `DraftNotice` to offer. It is forgotten once the form is as it was before.
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

  // Not while drawing: the form before this one may keep its draft only as it goes.
  useEffect(() => setStored(readDraft(sessionStorage, key, control._defaultValues)), [control, key]);
  const stopWaiting = useCallback(() => {
    clearTimeout(waiting.current);
    waiting.current = undefined;
  }, []);
  /** What the form held when it was forgotten, as text: the form may hold it for longer, and it is no draft any more. */
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
