import { useSyncHostnameStatus, type components } from "@backoffice/api-client";
import { IconButton } from "@backoffice/ui";
import { RefreshCw } from "lucide-react";
import { lacking, useSession } from "#kit/session/session.ts";
import { useSubmit } from "#kit/submit/use-submit.ts";

/** Syncs a hostname from Cloudflare; its icon spins meanwhile (content §2, §7). */
export const SyncHostname = ({ hostname }: { hostname: components["schemas"]["Hostname"] }) => {
  const session = useSession();
  const { submit, pending } = useSubmit({
    write: useSyncHostnameStatus(),
    verb: "Sync",
    noun: "hostname",
    success: `${hostname.hostname} synced.`,
  });
  return (
    <IconButton
      size="sm"
      icon={RefreshCw}
      label="Sync status"
      reason={lacking(session, "edit_hostnames")}
      tabIndex={-1}
      className={pending ? "[&_svg]:animate-spin motion-reduce:[&_svg]:animate-none" : undefined}
      onClick={() => !pending && void submit({ query: { opId: hostname.opId }, body: hostname })}
    />
  );
};
