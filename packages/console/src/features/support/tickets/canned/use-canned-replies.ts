import { toast } from "@backoffice/ui";
import { useSyncExternalStore } from "react";
import { useSession } from "#kit/session/session.ts";
import { cannedReplies, keepCannedReplies, onCannedReplies } from "./canned-replies.ts";
import { cannedName, type CannedReply } from "./canned-reply.ts";

/** The user's canned replies in this browser, and their changes, which are stored at once. */
export const useCannedReplies = () => {
  const { userId } = useSession();
  const all = useSyncExternalStore(onCannedReplies, () => cannedReplies(userId));
  const keep = (next: readonly CannedReply[]) => keepCannedReplies(userId, next);
  return {
    all,
    /** Adds a reply and returns its id. */
    add: (reply: Omit<CannedReply, "id">): string => {
      const id = crypto.randomUUID();
      keep([{ id, ...reply }, ...cannedReplies(userId)]);
      return id;
    },
    change: (id: string, changes: Partial<Omit<CannedReply, "id">>) =>
      keep(cannedReplies(userId).map((it) => (it.id === id ? { ...it, ...changes } : it))),
    remove: (reply: CannedReply) => {
      const before = cannedReplies(userId);
      const at = before.findIndex(({ id }) => id === reply.id);
      keep(before.filter(({ id }) => id !== reply.id));
      toast.success(`Canned reply “${cannedName(reply)}” deleted.`, {
        action: { label: "Undo", onClick: () => keep(cannedReplies(userId).toSpliced(at, 0, reply)) },
      });
    },
  };
};
