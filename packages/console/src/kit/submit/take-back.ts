import { ApiError, type SendGrant } from "@backoffice/api-client";
import { toast } from "@backoffice/ui";
import { describeFailure, SOMETHING_WENT_WRONG } from "./describe-failure.ts";
import { showFailure } from "./failure-store.ts";
import { sendWrite } from "./send-write.ts";
import type { Undo } from "./undoable.ts";

const TITLE = "Unable To Undo";
const CHANGED = "Another user has changed this record. Nothing was undone. Check the current values.";

/** A change cannot be undone a second time, so that its failure suggests no retry. */
const WORDS = {
  hints: {
    "not-sent": "Nothing was sent, so the change was not undone.",
    unknown: "The change may or may not have been undone. Check the current values, which are being refreshed.",
  },
};

type Reverse = {
  /** What is undone, for the user: "Game disabled, Starburst". */
  change: string;
  /** Reads whether the record is unchanged since; needed if Undo would overwrite a later change. */
  isUnchanged?: (() => Promise<boolean>) | undefined;
  /** The reverse call, which moves no money. */
  send: (grant: SendGrant) => Promise<unknown>;
  /** The toast after it. */
  success: string;
};

/** The Undo of a toast: sends the reverse call once, unless somebody else changed the record in the meantime. */
export const takeBack = ({ change, isUnchanged, send, success: said }: Reverse): Undo => {
  const about = `Undo: ${change}.`;
  const run = async () => {
    try {
      if (isUnchanged && !(await isUnchanged())) return showFailure({ title: TITLE, messages: [about, CHANGED] });
      const result = await sendWrite({ operation: { effect: "write" } }, send);
      if ("error" in result) throw result.error;
      toast.success(said);
    } catch (error) {
      // The signed-out dialog is already open.
      if (error instanceof ApiError && error.kind === "signed-out") return;
      const failure = describeFailure(error, TITLE, WORDS);
      if (failure) showFailure({ ...failure, messages: [about, ...failure.messages] });
      else toast.error(SOMETHING_WENT_WRONG);
    }
  };
  return { label: change, run: () => void run() };
};
