import { ApiError, getSession, login } from "@backoffice/api-client";
import { Button, Dialog, toast, useLatestCallback } from "@backoffice/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { hearTabs } from "#kit/session/session-channel.ts";
import { reportSignedIn } from "./signed-out.ts";

const address = (returnTo: string) => `${login}?returnTo=${encodeURIComponent(returnTo)}`;

/** The session ended while working: sign in again beside the page, so that nothing typed on it is lost. */
const SignedOutDialog = ({ userId }: { userId: string }) => {
  const queryClient = useQueryClient();
  const [checking, setChecking] = useState(false);

  const check = async () => {
    setChecking(true);
    try {
      const session = await queryClient.query({ ...getSession.options(), staleTime: 0, retry: false });
      // Somebody else's session: the gate lets nothing on screen meet it.
      if (session.user_id !== userId) return;
      reportSignedIn();
      await queryClient.invalidateQueries();
    } catch (error) {
      const isSignedOut = error instanceof ApiError && error.kind === "signed-out";
      toast.caution(isSignedOut ? "You are not signed in yet." : (error as Error).message);
    } finally {
      setChecking(false);
    }
  };
  const goOn = useLatestCallback(() => void check());
  // Signed in beside: this page goes on by itself.
  useEffect(
    () => hearTabs((message) => message.type === "signed-in" && message.userId === userId && goOn()),
    [goOn, userId],
  );

  return (
    <Dialog
      open
      onOpenChange={() => undefined}
      size="sm"
      title="You are signed out"
      description="Sign in again in a new tab, then go on here. What you typed is still there; nothing was saved."
      footer={
        <>
          <Button asChild>
            <a href={address("/quick-dashboard")} target="_blank" rel="noreferrer">
              Sign in
            </a>
          </Button>
          <Button variant="primary" loading={checking} onClick={goOn}>
            Go on
          </Button>
        </>
      }
    />
  );
};

export default SignedOutDialog;
