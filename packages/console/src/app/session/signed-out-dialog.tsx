import { ApiError, getSession, login } from "@backoffice/api-client";
import { Button, Dialog, toast, useLatestCallback } from "@backoffice/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { listenToTabs, postToTabs } from "#kit/session/session-channel.ts";
import { reportSignedIn } from "./signed-out.ts";

const signInAddress = (returnTo: string) => `${login}?returnTo=${encodeURIComponent(returnTo)}`;

/** The session ended while working: the user signs in again in another tab, and nothing typed here is lost. */
const SignedOutDialog = ({ userId }: { userId: string }) => {
  const queryClient = useQueryClient();
  const [checking, setChecking] = useState(false);
  const toastId = useRef<number>(undefined);
  const link = useRef<HTMLAnchorElement>(null);
  /** Whether the sign-in link was clicked; Continue is the primary button only then. */
  const [went, setWent] = useState(false);

  const check = async () => {
    setChecking(true);
    if (toastId.current !== undefined) toast.dismiss(toastId.current);
    try {
      const session = await queryClient.query({ ...getSession.options(), staleTime: 0, retry: false });
      // Another user's session: the session gate replaces the page.
      if (session.user_id !== userId) return;
      reportSignedIn();
      postToTabs({ type: "signed-in", userId });
      await queryClient.invalidateQueries();
    } catch (error) {
      const isSignedOut = error instanceof ApiError && error.kind === "signed-out";
      toastId.current = toast.caution(isSignedOut ? "You are not signed in yet." : (error as Error).message);
    } finally {
      setChecking(false);
    }
  };
  const proceed = useLatestCallback(() => void check());
  // Signed in in another tab: this page continues by itself.
  useEffect(
    () => listenToTabs((message) => message.type === "signed-in" && message.userId === userId && proceed()),
    [proceed, userId],
  );

  return (
    <Dialog
      open
      onOpenChange={() => undefined}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        link.current?.focus();
      }}
      size="sm"
      title="You are signed out"
      description="Sign in again in a new tab, then continue here. Your input is kept, and nothing that you sent since then was carried out."
      footer={
        <>
          <Button variant={went ? "primary" : undefined} loading={checking} onClick={proceed}>
            Continue
          </Button>
          <Button asChild variant={went ? undefined : "primary"}>
            <a href={signInAddress("/")} target="_blank" rel="noreferrer" ref={link} onClick={() => setWent(true)}>
              Sign in
            </a>
          </Button>
        </>
      }
    />
  );
};

export default SignedOutDialog;
