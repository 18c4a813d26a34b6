import { createContext, use, useCallback, useEffect, useRef, useState } from "react";
import { createStore } from "#kit/state/create-store.ts";

type Guarded = {
  /** The dialog around the form, if any. */
  dialog: number | undefined;
  onDiscard: (() => void) | undefined;
  /** The form's draft stays when the user signs out. */
  isKept: boolean;
  /** While it is being saved: fulfilled with whether it was saved. */
  saved: Promise<boolean> | undefined;
};

/** Forms with unsaved input, and running saves, by their keys. */
const guarded = createStore<ReadonlyMap<symbol, Guarded>>(new Map());

/** The dialog around a form, by the number that the panel host gave it. */
export const DialogKeyContext = createContext<number | undefined>(undefined);
export const DialogKeyProvider = DialogKeyContext.Provider;

const guard = (key: symbol, form: Guarded): void => guarded.write(new Map(guarded.read()).set(key, form));

const without = (drop: (form: Guarded, key: symbol) => boolean): void => {
  const remaining = [...guarded.read()].filter(([key, form]) => !drop(form, key));
  if (remaining.length < guarded.read().size) guarded.write(new Map(remaining));
};

const within = (dialog: number | undefined) => (it: Guarded) => dialog === undefined || it.dialog === dialog;

/** Calls `listener` when the unsaved input or the running saves change. */
export const { subscribe: onUnsavedChange } = guarded;

/** Whether there is unsaved input or a running save: in the console, or in one dialog. */
export const hasUnsaved = (dialog?: number): boolean => [...guarded.read().values()].some(within(dialog));

/** The running saves, if any: fulfilled with whether one of them has saved something, once all are answered. */
export const savesOf = (dialog?: number): Promise<boolean> | undefined => {
  const saves = [...guarded.read().values()].filter(within(dialog)).flatMap(({ saved }) => saved ?? []);
  return saves.length === 0 ? undefined : Promise.all(saves).then((all) => all.some(Boolean));
};

/** Why the user has to stay for now. */
export const unsavedReason = (): string | undefined => {
  if (!hasUnsaved()) return undefined;
  return savesOf() ? "Wait until your changes are saved." : "Save or discard your changes first.";
};

/** Whether signing out loses unsaved input, which is not kept as a draft. */
export const losesUnsaved = (): boolean => [...guarded.read().values()].some((it) => !it.isKept);

/** Drops unsaved input, everywhere or in one dialog: the user discards it, or deleted its record. */
export const releaseUnsaved = (dialog?: number): void => {
  const isLost = within(dialog);
  for (const form of guarded.read().values()) if (isLost(form)) form.onDiscard?.();
  without(isLost);
};

/** The user leaves what is being saved: its input is kept as a draft until the answer. */
export const leaveSaves = (dialog?: number): void => without((it) => it.saved !== undefined && within(dialog)(it));

/** Drops unsaved input of a user who signs out, except what is kept as a draft. */
export const releaseSignedOut = (): void => {
  without((it) => it.isKept);
  releaseUnsaved();
};

/** Lets every navigation through and keeps the drafts: an idle user is signed out, and returns to them. */
export const releaseGuards = (): void => guarded.write(new Map());

/**
 * Guards unsaved input while `isDirty`: against closing, Back, another panel or page, and closing the tab. While it
 * `isSaving`, nobody is asked to discard it. The returned function is called when it is saved: it releases this form
 * only, for a panel that closes before the saved form renders again. `onDiscard` is called when the user discards the
 * input, and when they sign out unless it `isKept`.
 */
export const useUnsavedGuard = (
  isDirty: boolean,
  onDiscard?: () => void,
  isKept = false,
  isSaving = false,
): (() => void) => {
  const [key] = useState(() => Symbol("unsaved"));
  const dialog = use(DialogKeyContext);
  const save = useRef<PromiseWithResolvers<boolean>>(undefined);
  /** Whether the form was saved, but still renders as being saved. */
  const isOver = useRef(false);
  const end = useCallback(
    (isSaved: boolean) => {
      save.current?.resolve(isSaved);
      save.current = undefined;
      without((_, it) => it === key);
    },
    [key],
  );
  useEffect(() => {
    if (!isSaving) {
      isOver.current = false;
      save.current?.resolve(false);
      save.current = undefined;
    } else if (isDirty && !isOver.current) save.current ??= Promise.withResolvers<boolean>();
    if (isDirty) guard(key, { dialog, onDiscard, isKept, saved: save.current?.promise });
    else without((_, it) => it === key);
  }, [isDirty, isSaving, key, dialog, onDiscard, isKept]);
  useEffect(() => () => end(false), [end]);
  return useCallback(() => {
    isOver.current ||= save.current !== undefined;
    end(true);
  }, [end]);
};

/**
 * Guards running saves, also of what has no input. Returns a function that is called when a save begins. That returns
 * one that is called with the answer, before anything follows from it; it returns whether the user is still there.
 */
export const useSaveGuard = (): (() => (isSaved: boolean) => boolean) => {
  const dialog = use(DialogKeyContext);
  const [keys] = useState(() => new Set<symbol>());
  useEffect(() => () => without((_, key) => keys.has(key)), [keys]);
  return useCallback(() => {
    const key = Symbol("save");
    const { promise, resolve } = Promise.withResolvers<boolean>();
    keys.add(key);
    guard(key, { dialog, onDiscard: undefined, isKept: true, saved: promise });
    return (isSaved) => {
      const isHere = guarded.read().has(key);
      keys.delete(key);
      without((_, it) => it === key);
      resolve(isSaved);
      return isHere;
    };
  }, [dialog, keys]);
};
