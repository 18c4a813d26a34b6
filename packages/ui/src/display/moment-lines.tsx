import { useState } from "react";
import { serverTime } from "./clock/server-time.ts";
import { formatDateTime, formatRelative, formatZone } from "./locale/format-date-time.ts";

type MomentLinesProps = {
  date: Date;
  timeZone: string;
  locale: string;
};

/** Tooltip of a date: seconds, relative time, time zone and UTC. */
export const MomentLines = ({ date, timeZone, locale }: MomentLinesProps) => {
  const [drawn] = useState(() => serverTime());
  return (
    <span className="block tabular">
      <span className="block">{formatDateTime(date, locale, timeZone)}</span>
      <span className="block">{formatRelative(date.getTime(), drawn, timeZone)}</span>
      <span className="block">{formatZone(date, locale, timeZone)}</span>
      <span className="block opacity-80">{date.toISOString()}</span>
    </span>
  );
};
