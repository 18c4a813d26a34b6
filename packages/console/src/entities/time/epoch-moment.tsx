import { DateTime } from "@backoffice/ui";

/** A moment of the wire in epoch seconds, in the user's zone and language. */
export const EpochMoment = ({ seconds }: { seconds: number }) => <DateTime value={seconds * 1000} />;
