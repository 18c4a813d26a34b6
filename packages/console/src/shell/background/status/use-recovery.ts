import { checkMe } from "@backoffice/api-client";
import { missingCode } from "@backoffice/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { startRecovery, type Trouble } from "#kit/polling/recovery.ts";
import { checkVersion } from "../new-version.ts";

/** Repeats failed reads and missing code while the console is open; returns what does not work at present. */
export const useRecovery = (): Trouble & { missing: number } => {
  const client = useQueryClient();
  const [trouble, setTrouble] = useState<Trouble>({ failed: new Map() });
  const missing = useSyncExternalStore(missingCode.subscribe, missingCode.read);
  useEffect(
    () =>
      startRecovery(client, {
        confirm: () => client.query({ ...checkMe.options(), staleTime: 0, retry: false }),
        onChange: setTrouble,
      }),
    [client],
  );
  useEffect(() => {
    // Files that are gone belong to an older version. No answer: nothing is known.
    if (missing > 0) checkVersion().catch(() => undefined);
  }, [missing]);
  return { ...trouble, missing };
};
