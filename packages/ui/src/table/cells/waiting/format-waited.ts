const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Formats a waiting time in milliseconds with its two largest units: "2d 4h", "5h 12m", "12m". */
export const formatWaited = (milliseconds: number): string => {
  const wait = Math.max(0, milliseconds);
  const hours = Math.floor((wait % DAY) / HOUR);
  if (wait >= DAY) return `${String(Math.floor(wait / DAY))}d ${String(hours)}h`;
  const minutes = Math.floor((wait % HOUR) / MINUTE);
  return wait >= HOUR ? `${String(hours)}h ${String(minutes)}m` : `${String(minutes)}m`;
};
