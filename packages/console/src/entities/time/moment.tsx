import { DateTime } from "@backoffice/ui";

/** A wire time (ISO 8601) in the user's zone and language; a dash if it is null. */
export const Moment = ({ value }: { value: string | null }) => <DateTime value={value} />;
