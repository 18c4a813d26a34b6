import { toast } from "@backoffice/ui";
import { useSyncExternalStore } from "react";
import { useSession } from "#kit/session/session.ts";
import { toastOptionsOf } from "#kit/submit/toast-options.tsx";
import { cannedRepliesOf } from "./canned-replies.ts";
import { cannedName, type CannedReply } from "./canned-reply.ts";

/** The user's canned replies in this browser, and their changes, which are stored at once. */
export const useCannedReplies = () => {
  const { userId } = useSession();
  const { subscribe, read, write: keep } = cannedRepliesOf(userId);
  const all = useSyncExternalStore(subscribe, read);
  return {
    all,
    /** Adds a reply and returns its id. */
    add: (reply: Omit<CannedReply, "id">): string => {
      const id = crypto.randomUUID();
      keep([{ id, ...reply }, ...read()]);
      return id;
    },
    change: (id: string, changes: Partial<Omit<CannedReply, "id">>) =>
      keep(read().map((it) => (it.id === id ? { ...it, ...changes } : it))),
    remove: (reply: CannedReply) => {
      const before = read();
      const at = before.findIndex(({ id }) => id === reply.id);
      keep(before.filter(({ id }) => id !== reply.id));
      const label = `Canned reply deleted, ${cannedName(reply)}`;
      const undo = { label, run: () => keep(read().toSpliced(at, 0, reply)) };
      toast.success(`Canned reply “${cannedName(reply)}” deleted.`, toastOptionsOf({ undo }));
    },
  };
};
