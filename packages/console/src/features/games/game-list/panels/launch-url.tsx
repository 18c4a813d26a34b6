import { useShowLaunchUrl } from "@backoffice/api-client";
import { CopyButton, Input } from "@backoffice/ui";
import { FormSkeleton } from "@backoffice/ui/form";
import { useId } from "react";
import { RecordStates } from "#kit/records/record-states.tsx";

type LaunchUrlProps = { gameId: string; opId: string; close: () => void };

/** The URL, generated on each request because it expires soon. */
export const LaunchUrl = ({ gameId, opId, close }: LaunchUrlProps) => {
  const id = useId();
  const query = useShowLaunchUrl({ body: { gameId, opId } }, { staleTime: 0, gcTime: 0 });
  if (query.isPending) return <FormSkeleton fields={1} />;
  return (
    <RecordStates noun="launch URL" query={query} close={close}>
      {({ url }) => (
        <div className="flex flex-col gap-1">
          <label htmlFor={id} className="text-meta font-medium text-ink">
            URL
          </label>
          <div className="flex items-center gap-2">
            <Input
              id={id}
              readOnly
              dir="ltr"
              value={url}
              className="min-w-0 flex-1 font-mono text-meta"
              onFocus={(event) => event.currentTarget.select()}
            />
            <CopyButton value={url} label="Copy URL" />
          </div>
          <p className="text-meta text-ink-muted">Expires after a short time.</p>
        </div>
      )}
    </RecordStates>
  );
};
