import { DateTime } from "@backoffice/ui";

/** A wire time in epoch seconds, in the user's zone and language. */
export const EpochMoment = ({ seconds }: { seconds: number }) => <DateTime value={seconds * 1000} />;
