import { useEffect, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { dropDraft, readDraft, writeDraft, type StoredDraft } from "./draft-store.ts";

const PAUSE_MS = 400;

/** A draft that is offered back. */
export type OfferedDraft = { at: number; restore: () => void; discard: () => void };

type DraftOptions = {
  /** Names what is edited, and by whom: `"brand:7:user:3"`. A draft is offered under the same key only. */
  key: string;
  /** Fields that are never kept: passwords, secrets. Files are not either. */
  omit?: readonly string[] | undefined;
};

/**
 * Keeps what is typed in this tab (`sessionStorage`) until it is saved, and gives back a draft of before, for a
 * `DraftNotice` to offer. It is forgotten once the form is submitted or as it was.
 */
export const useDraft = <Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  { key, omit = [] }: DraftOptions,
): OfferedDraft | undefined => {
  const { subscribe, control, reset, getValues } = form;
  const [stored, setStored] = useState<StoredDraft>();
  const left = useRef(omit);
  useEffect(() => {
    left.current = omit;
  });

  // Not while drawing: the form before this one may keep its draft only as it goes.
  useEffect(() => setStored(readDraft(sessionStorage, key, control._defaultValues)), [control, key]);
  useEffect(() => {
    let saved = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      timer = undefined;
      writeDraft(sessionStorage, key, getValues(), left.current, Date.now());
    };
    const stop = subscribe({
      formState: { values: true, isDirty: true, errors: true },
      callback: ({ isDirty, isSubmitSuccessful }) => {
        clearTimeout(timer);
        timer = undefined;
        if (isSubmitSuccessful && !saved) dropDraft(sessionStorage, key);
        else if (isDirty) timer = setTimeout(write, PAUSE_MS);
        saved = isSubmitSuccessful ?? false;
      },
    });
    const flush = () => timer !== undefined && write();
    window.addEventListener("pagehide", flush);
    return () => {
      window.removeEventListener("pagehide", flush);
      stop();
      if (timer !== undefined) {
        clearTimeout(timer);
        write();
      }
    };
  }, [subscribe, getValues, key]);

  if (!stored) return undefined;
  return {
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
};
