import { useRef, useState } from "react";
import { useUnsavedGuard } from "#kit/panels/unsaved.ts";
import { useSubmit } from "#kit/submit/use-submit.ts";
import type { FooterOf } from "../footer-of.ts";
import type { FooterPlace } from "../footer-place.ts";
import { columnTitle, isSameMenu, type FooterMenu } from "./footer-edit.ts";
import { moved, stepFrom, type Step } from "./footer-move.ts";
import { FAILURE, SAVED, useSaveFooter } from "./use-save-footer.ts";

/** Local order of the menu; nothing is sent until it is saved. */
export const useFooterOrder = (of: FooterOf, saved: FooterMenu) => {
  const [draft, setDraft] = useState<{ before: FooterMenu; menu: FooterMenu }>();
  const [announcement, setAnnouncement] = useState("");
  /** The item moved last, which keeps the focus. */
  const focused = useRef<FooterPlace>(undefined);
  const menu = draft?.menu ?? saved;
  const isChanged = draft !== undefined && !isSameMenu(draft.before, draft.menu);
  const discard = () => {
    setDraft(undefined);
    setAnnouncement("");
  };
  /** Whether another user saved the footer since the first move. */
  const isOld = isChanged && !isSameMenu(draft.before, saved);
  const writer = useSaveFooter(of);
  const release = useUnsavedGuard(isChanged, discard, false, writer.pending);
  const { submit, pending } = useSubmit({
    write: writer,
    verb: "Update",
    noun: "footer",
    success: SAVED,
    undo: writer.undo,
    failure: FAILURE,
    after: {
      onDone: () => {
        release();
        discard();
      },
    },
  });
  const move = (from: FooterPlace, to: FooterPlace) => {
    const next = moved(menu, from, to);
    if (!next) return;
    const { title } = menu[from.column]!.items[from.index]!;
    focused.current = to;
    setDraft({ before: draft?.before ?? saved, menu: next });
    setAnnouncement(
      `${title}: ${to.index + 1} of ${next[to.column]!.items.length} in ${columnTitle(next, to.column)}.`,
    );
  };
  return {
    menu,
    isChanged,
    /** Announcement of the last move. */
    announcement,
    focused,
    discard,
    pending,
    move,
    step: (from: FooterPlace, step: Step) => {
      const to = stepFrom(menu, from, step);
      if (to) move(from, to);
    },
    /** The menu at the first move, if another user has saved it since. */
    before: isOld ? draft.before : undefined,
    // Saving accepts the changes that were shown; unseen changes stop it.
    save: () => draft && void submit({ kind: "order", before: isOld ? saved : draft.before, menu: draft.menu }),
  };
};

export type FooterOrder = ReturnType<typeof useFooterOrder>;
