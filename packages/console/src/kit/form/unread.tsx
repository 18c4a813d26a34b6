import type { ApiError } from "@backoffice/api-client";
import { Alert } from "@backoffice/ui";

/** Says in a form that the options of a field could not be loaded; an empty list would mean that there are none. */
export const Unread = ({ what, error }: { what: string; error: ApiError | null }) =>
  error && (
    <div className="col-span-full">
      <Alert severity="critical" title={`The ${what} could not be loaded`}>
        {error.messages[0] ?? error.message}
      </Alert>
    </div>
  );
