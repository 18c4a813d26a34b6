import type { ApiError } from "@backoffice/api-client";
import { Alert } from "@backoffice/ui";

/** Says in a form that what a field chooses from could not be read: an empty list would say that there is nothing. */
export const Unread = ({ what, error }: { what: string; error: ApiError | null }) =>
  error && (
    <div className="col-span-full">
      <Alert severity="critical" title={`The ${what} could not be read`}>
        {error.messages[0] ?? error.message}
      </Alert>
    </div>
  );
