import { Button, Dialog, toast, useLatestCallback } from "@backoffice/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { OtherUser } from "#kit/session/other-user.ts";
import type { Session } from "#kit/session/session.ts";
import { signOut } from "#kit/session/sign-out.ts";

type UserChangedProps = {
  /** The user of this tab. */
  own: Pick<Session, "nickname" | "email">;
  other: OtherUser;
  /** Whether the page behind still has unsaved input. */
  hasInput: boolean;
};

const wordsOf = ({ nickname, email }: { nickname?: string | null; email?: string }) =>
  nickname && email ? `${nickname} (${email})` : nickname || email;

/**
 * Says that another user has signed in with this browser. Unsaved input can still be read: the dialog gives way to a
 * toast until the tab is returned to.
 */
const UserChanged = ({ own, other, hasInput }: UserChangedProps) => {
  const client = useQueryClient();
  /** The answer about the session after which the user looked at the page. */
  const [looked, setLooked] = useState<OtherUser>();
  const who = wordsOf(other) ?? "Another user";
  const isLooking = looked === other;
  const reload = useLatestCallback(() => signOut(client, "/", { notifyTabs: false, isOtherUser: true }));
  useEffect(() => {
    if (!isLooking) return undefined;
    const toastId = toast.caution(`${who} is signed in. Nothing is loaded or sent from this page.`, {
      persist: true,
      action: { label: "Reload", onClick: reload },
    });
    return () => toast.dismiss(toastId);
  }, [isLooking, who, reload]);
  return (
    <Dialog
      open={!isLooking}
      onOpenChange={() => undefined}
      closable={false}
      size="sm"
      title="Another user is signed in"
      footer={
        <>
          {hasInput && <Button onClick={() => setLooked(other)}>Show my input</Button>}
          <Button variant="primary" onClick={reload}>
            Reload
          </Button>
        </>
      }
    >
      <p>
        <strong>{who}</strong> has signed in with this browser. This page belongs to {wordsOf(own)}: nothing is loaded
        or sent from it any more.
      </p>
      <p className="mt-2 text-ink-muted">
        {hasInput
          ? `When you reload, your input is kept as a draft of ${own.nickname}, without personal data and files.`
          : `Reload to continue as ${who}.`}
      </p>
    </Dialog>
  );
};

export default UserChanged;
