import { DateTime } from "@backoffice/ui";

/** A moment of the wire (ISO 8601) in the user's zone and language; a dash while it has not happened. */
export const Moment = ({ value }: { value: string | null }) => <DateTime value={value} />;
