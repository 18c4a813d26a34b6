import { getRates } from "@backoffice/api-client";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { createPolling } from "#kit/polling/polling.ts";
import { useScope } from "#kit/scope/scope.ts";
import { checkSession } from "#kit/session/other-user.ts";
import { useSession } from "#kit/session/session.ts";
import { checkVersion } from "./new-version.ts";
import { reportOtherContract } from "./other-contract.ts";
import { badgesOf, hasBadges } from "../menu/use-badges.ts";

/** Milliseconds (shell §4, §9); a new version is not urgent. */
const BADGES = 10_000;
const RATES = 60_000;
const VERSION = 600_000;
/** Milliseconds between two checks whose the session is; it is also checked when the tab is returned to. */
const SESSION = 60_000;
/** A server on the developer's own machine is not asked for badges (shell §4). */
const LOCAL = import.meta.env.DEV && import.meta.env.MODE !== "mocked";

/**
 * Polls badges, rates, the session and the version while somebody is signed in. The answers go to the query cache; what
 * failed and is on screen is repeated by `useRecovery` meanwhile.
 */
export const usePolls = (): void => {
  const client = useQueryClient();
  const scope = useScope();
  const session = useSession();
  const latest = useRef(scope);
  useEffect(() => {
    latest.current = scope;
  });
  const badges = !LOCAL && hasBadges(session, scope);

  useEffect(() => {
    const polling = createPolling();
    // The scheduler does the back-off, so the query does not retry.
    const once = { staleTime: 0, retry: false } as const;
    if (badges) polling.add({ every: BADGES, run: () => client.query({ ...badgesOf(latest.current), ...once }) });
    polling.add({ every: RATES, run: () => client.query({ ...getRates.options(), ...once }) });
    polling.add({ every: SESSION, run: checkSession });
    polling.add({ every: VERSION, run: checkVersion });
    polling.add({ every: SESSION, run: reportOtherContract });
    return polling.stop;
  }, [client, badges]);
};
