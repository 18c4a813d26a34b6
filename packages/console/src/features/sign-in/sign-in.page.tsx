import { login } from "@backoffice/api-client";
import { Alert, Button } from "@backoffice/ui";
import { useEffect, useState } from "react";
import { useSearchParams } from "#kit/address/use-search-params.ts";
import { idleSignOut } from "#kit/session/idle-sign-out.ts";
import { SignInExtra } from "./sign-in-extra.tsx";
import { returnAddress } from "./return-address.ts";

/** Errors in the address (shell §2.1). */
const ERRORS: Record<string, { title: string; text: string }> = {
  "forbidden-access": {
    title: "Your access is blocked",
    text: "This account is blocked. Ask your administrator to unblock it, or sign in with another account.",
  },
};

/** The public sign-in page, `/admin`. */
const SignInPage = () => {
  const search = useSearchParams();
  const [idle] = useState(idleSignOut);
  const returnTo = returnAddress(search.get("returnTo") ?? idle?.returnTo ?? null);
  const code = search.get("error");
  const error = code
    ? Object.hasOwn(ERRORS, code)
      ? ERRORS[code]
      : { title: "Sign-in failed", text: "Try again. If it keeps failing, ask your administrator." }
    : undefined;
  useEffect(() => {
    document.title = "Sign in · Back office";
  }, []);

  return (
    <main className="grid min-h-dvh place-items-center bg-canvas p-4">
      <div className="w-full max-w-90">
        <img src="/favicon.svg" alt="" className="mb-5 size-9" />
        <h1 className="text-title font-semibold">Back office</h1>
        <p className="mt-1 mb-6 text-ink-muted">For staff only. You sign in with your work account.</p>
        {idle && !error && (
          <div className="mb-4">
            <Alert severity="info" title="You were signed out">
              The console was idle for an hour. Sign in to continue where you left off.
            </Alert>
          </div>
        )}
        {error && (
          <div className="mb-4">
            <Alert severity="critical" title={error.title}>
              {error.text}
            </Alert>
          </div>
        )}
        <Button asChild variant="primary" className="w-full">
          <a href={`${login}?returnTo=${encodeURIComponent(returnTo)}`}>Sign in</a>
        </Button>
        <SignInExtra returnTo={returnTo} />
      </div>
    </main>
  );
};

export default SignInPage;
