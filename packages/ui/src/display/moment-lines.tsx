import { useState } from "react";
import { formatDateTime, formatRelative, formatZone } from "./locale/format-date-time.ts";

type MomentLinesProps = {
  date: Date;
  timeZone: string;
  locale: string;
  /** Epoch milliseconds that "3 hours ago" counts from; when the lines were first drawn without it. */
  now?: number | undefined;
};

/** The hint of a moment: to the second, how long ago, its zone, and in UTC. */
export const MomentLines = ({ date, timeZone, locale, now }: MomentLinesProps) => {
  const [drawn] = useState(() => Date.now());
  return (
    <span className="block tabular">
      <span className="block">{formatDateTime(date, locale, timeZone)}</span>
      <span className="block">{formatRelative(date.getTime(), now ?? drawn, locale)}</span>
      <span className="block">{formatZone(date, locale, timeZone)}</span>
      <span className="block opacity-80">{date.toISOString()}</span>
    </span>
  );
};
