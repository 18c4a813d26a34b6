import { useCheckMe, useGetSession } from "@backoffice/api-client";
import { FailedState, FullScreenLoader, lazyComponent } from "@backoffice/ui";
import {
  Suspense,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from "react";
import { Navigate } from "react-router";
import { OperatorTitles } from "#entities/operator/operator-titles.tsx";
import { AtCurrentAddress, useAddress } from "#kit/address/address.tsx";
import { removePersonalData } from "#kit/address/remove-personal-data.ts";
import { hasUnsaved } from "#kit/panels/unsaved.ts";
import { readFailure } from "#kit/pages/read-failure.tsx";
import { RegionBoundary } from "#kit/pages/region-boundary.tsx";
import { listenToTabs } from "#kit/session/session-channel.ts";
import { SessionLocale } from "#kit/session/session-locale.tsx";
import { type Session, SessionProvider, toSession } from "#kit/session/session.ts";
import { restoreView } from "#kit/session/view-as.ts";
import { viewedSession } from "#kit/session/viewed-session.ts";
import { blockedStore, signedOutStore } from "./signed-out.ts";
import { useSessionWatch } from "./use-session-watch.ts";

const SignedOutDialog = lazyComponent(() => import("./signed-out-dialog.tsx"));
const UserChanged = lazyComponent(() => import("./user-changed.tsx"));

/** Milliseconds until a failed start is retried. */
const RETRY = 10_000;
const START = {
  staleTime: Number.POSITIVE_INFINITY,
  // Only before the first success: later the signed-out dialog asks the user when to go on.
  refetchInterval: ({ state }: { state: { status: string; data: unknown } }) =>
    state.status === "error" && state.data === undefined && RETRY,
} as const;

const LOADER = <FullScreenLoader label="Loading the console" />;

/** Goes to the sign-in page, by default with a return address, which the sign-in service can read. */
const ToSignIn = ({ query }: { query?: string }) => {
  const { pathname, search } = useAddress();
  return (
    <AtCurrentAddress>
      <Navigate
        to={`/admin?${query ?? `returnTo=${encodeURIComponent(pathname + removePersonalData(search))}`}`}
        replace
      />
    </AtCurrentAddress>
  );
};

/**
 * Renders the console only for a user who is signed in and not blocked (shell §2.1, §8), and a full-screen loader
 * until both answers arrive.
 */
export const SessionGate = ({ children }: { children: ReactNode }) => {
  const user = useGetSession(undefined, START);
  const check = useCheckMe(undefined, START);
  const signedOut = useSyncExternalStore(signedOutStore.subscribe, signedOutStore.read);
  const blocked = useSyncExternalStore(blockedStore.subscribe, blockedStore.read);
  const viewed = useSyncExternalStore(viewedSession.subscribe, viewedSession.read);
  const session = useMemo(() => user.data && toSession(user.data), [user.data]);

  // The session of this tab: that of the user who opened it, whoever has signed in since.
  const [own, setOwn] = useState<Session>();
  if (session && check.data !== undefined && session !== own && (own?.userId ?? session.userId) === session.userId)
    setOwn(session);
  // Deferred: React renders the shell in slices, between which the page reacts to input.
  const entered = useDeferredValue(own);

  // Before the deferred shell is drawn for the first time.
  useLayoutEffect(() => own && restoreView(own), [own]);

  useEffect(() => listenToTabs(({ type }) => type === "expired" && signedOutStore.write(true)), []);

  const userId = own?.userId;
  const other = useSessionWatch(userId);

  /** Whether the page stays behind the dialog about another user; decided when they are noticed. */
  const [keepsPage, setKeepsPage] = useState<boolean>();
  if ((other === undefined) !== (keepsPage === undefined)) setKeepsPage(other && hasUnsaved());

  if (blocked || check.error?.kind === "forbidden") return <ToSignIn query="error=forbidden-access" />;
  if (own && entered)
    return (
      <SessionProvider value={viewed ?? own}>
        {keepsPage !== false && (
          <SessionLocale>
            <OperatorTitles>{children}</OperatorTitles>
          </SessionLocale>
        )}
        {other && (
          <RegionBoundary floats says="Another user is signed in. Reload the page.">
            <Suspense fallback={LOADER}>
              <UserChanged own={own} other={other} hasInput={keepsPage === true} />
            </Suspense>
          </RegionBoundary>
        )}
        {signedOut && !other && (
          <RegionBoundary floats says="You are signed out. Reload the page to sign in again.">
            <Suspense>
              <SignedOutDialog userId={own.userId} />
            </Suspense>
          </RegionBoundary>
        )}
      </SessionProvider>
    );
  const failed = user.error ? user : check;
  const { error } = failed;
  if (error?.kind === "signed-out") return <ToSignIn />;
  if (error)
    return (
      <div className="grid min-h-dvh place-items-center p-6">
        <FailedState
          title="The console could not start"
          onRetry={() => void failed.refetch()}
          {...readFailure(error)}
        />
      </div>
    );
  return LOADER;
};
