import { useState } from "react";
import { formatRelative, formatZone } from "../display/format-date-time.ts";

/** How long ago a moment was when the hint opened, its zone, and the moment in UTC. */
export const MomentHint = ({ moment }: { moment: string }) => {
  const [now] = useState(() => Date.now());
  const [at = "", timeZone = "UTC", locale = "en"] = moment.split("|");
  const date = new Date(Number(at));
  return (
    <span className="block tabular">
      <span className="block">{formatRelative(date.getTime(), now, locale)}</span>
      <span className="block">{formatZone(date, locale, timeZone)}</span>
      <span className="block opacity-80">{date.toISOString()}</span>
    </span>
  );
};
