import { useEffect, useRef, useState } from "react";
import { useLatestCallback } from "@backoffice/ui";
import { hasUnsaved, leaveSaves, onUnsavedChange, releaseUnsaved, savesOf } from "#kit/panels/unsaved.ts";

/** A question before unsaved input is lost, or while it is being saved. */
export type LeaveQuestion = {
  isSaving: boolean;
  /** Leaves all the same: unsaved input is lost, a running save goes on. */
  leave: () => void;
  stay: () => void;
};

/**
 * Leaves a dialog, or the page with all panels, at once or when the user has been asked. If it is being saved, it is
 * left by itself after a success; after a refusal the question ends and the form stays.
 */
export const useLeaveQuestion = () => {
  const [question, setQuestion] = useState<LeaveQuestion & { dialog: number | undefined }>();
  /** The question that counts: another one may have taken its place. */
  const current = useRef<symbol>(undefined);

  const ask = useLatestCallback((dialog: number | undefined, go: () => void) => {
    if (!hasUnsaved(dialog)) return go();
    const key = Symbol("question");
    current.current = key;
    const isCurrent = () => current.current === key;
    const stay = () => {
      if (!isCurrent()) return;
      current.current = undefined;
      setQuestion(undefined);
    };
    const saves = savesOf(dialog);
    const leave = () => {
      stay();
      if (saves) leaveSaves(dialog);
      else releaseUnsaved(dialog);
      // Forms that are not being saved are asked about next.
      ask(dialog, go);
    };
    setQuestion({ dialog, isSaving: saves !== undefined, leave, stay });
    const follow = async (answer: Promise<boolean>) => {
      const isSaved = await answer;
      if (!isCurrent()) return;
      stay();
      if (isSaved) ask(dialog, go);
    };
    if (saves) void follow(saves);
  });

  useEffect(() => {
    if (!question) return undefined;
    // The form was saved, so there is nothing to ask.
    return onUnsavedChange(() => !hasUnsaved(question.dialog) && setQuestion(undefined));
  }, [question]);
  return { question, ask };
};
