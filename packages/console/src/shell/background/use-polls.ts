import { getBadges, getRates } from "@backoffice/api-client";
import { toast } from "@backoffice/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { createPolling } from "#kit/polling/polling.ts";
import { useScope } from "#kit/scope/scope.ts";
import { checkSession } from "#kit/session/other-user.ts";
import { useSession } from "#kit/session/session.ts";
import { readFailedAgain, tellFailures } from "#kit/polling/watched-reads.ts";
import { checkVersion } from "./new-version.ts";
import { SHELL_READS } from "./shell-reads.ts";
import { badgesOf, hasBadges } from "../menu/use-badges.ts";

/** Reads that are not polled: they are retried after a failure. Polls have their own back-off. */
const { [getBadges.operation.id]: _badges, [getRates.operation.id]: _rates, ...NOT_POLLED } = SHELL_READS;

/** Milliseconds (shell §4, §9); a new version is not urgent. */
const BADGES = 10_000;
const RATES = 60_000;
const VERSION = 600_000;
/** Milliseconds between two checks whose the session is; it is also checked when the tab is returned to. */
const SESSION = 60_000;
/** Milliseconds between two tries of failed reads. */
const RETRY = 60_000;
/** A server on the developer's own machine is not asked for badges (shell §4). */
const LOCAL = import.meta.env.DEV && import.meta.env.MODE !== "mocked";

/**
 * Polls badges, rates, the session and the version while somebody is signed in. The answers go to the query cache; a failed read of
 * the shell is reported once (ruling 3).
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
    polling.add({ every: RETRY, run: () => readFailedAgain(client, NOT_POLLED) });
    polling.add({ every: SESSION, run: checkSession });
    polling.add({ every: VERSION, run: checkVersion });
    return polling.stop;
  }, [client, badges]);
  useEffect(() => tellFailures(client, SHELL_READS, (text) => toast.caution(text)), [client]);
};
