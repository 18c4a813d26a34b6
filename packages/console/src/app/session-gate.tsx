import { useCheckMe, useGetSession } from "@backoffice/api-client";
import { FailedState, FullScreenLoader } from "@backoffice/ui";
import { lazy, Suspense, useDeferredValue, useMemo, useSyncExternalStore } from "react";
import { Navigate, Outlet, useLocation } from "react-router";
import { OperatorTitles } from "../entities/operator/operator-titles.tsx";
import { SessionLocale } from "../kit/session-locale.tsx";
import { SessionProvider, toSession } from "../kit/session.ts";
import { blockedStore, signedOutStore } from "./signed-out.ts";

const SignedOutDialog = lazy(() => import("./signed-out-dialog.tsx"));

/**
 * Lets nobody in who is not signed in, or who is blocked (shell §2.1, §8). A full-screen loader shows until the
 * user is loaded.
 */
export const SessionGate = () => {
  const { pathname, search } = useLocation();
  const user = useGetSession(undefined, { staleTime: Number.POSITIVE_INFINITY });
  const check = useCheckMe(undefined, { staleTime: Number.POSITIVE_INFINITY });
  const signedOut = useSyncExternalStore(signedOutStore.subscribe, signedOutStore.read);
  const blocked = useSyncExternalStore(blockedStore.subscribe, blockedStore.read);
  const session = useMemo(() => user.data && toSession(user.data), [user.data]);

  // The shell is drawn in slices, between which the page answers.
  const ready = session && !check.isPending ? session : undefined;
  const entered = useDeferredValue(ready);

  if (blocked || check.error?.kind === "forbidden") return <Navigate to="/admin?error=forbidden-access" replace />;
  if (ready && entered?.userId === ready.userId)
    return (
      <SessionProvider value={ready}>
        <SessionLocale>
          <OperatorTitles>
            <Outlet />
          </OperatorTitles>
        </SessionLocale>
        {signedOut && (
          <Suspense>
            <SignedOutDialog userId={ready.userId} />
          </Suspense>
        )}
      </SessionProvider>
    );
  if (user.error?.kind === "signed-out")
    return <Navigate to={`/admin?returnTo=${encodeURIComponent(pathname + search)}`} replace />;
  if (user.error)
    return (
      <div className="grid min-h-dvh place-items-center p-6">
        <FailedState
          title="The console could not start"
          message={user.error.messages[0] ?? user.error.message}
          onRetry={() => void user.refetch()}
          {...(user.error.detail && { details: user.error.detail })}
        />
      </div>
    );
  return <FullScreenLoader label="Loading the console" />;
};
