const two = (value: number) => String(value).padStart(2, "0");

/** Formats remaining seconds as "2d 03:04:05", less than a day as "03:04:05", less than an hour as "04:05". */
export const formatDuration = (seconds: number): string => {
  const whole = Number.isFinite(seconds) && seconds > 0 ? Math.floor(seconds) : 0;
  const days = Math.floor(whole / 86_400);
  const hours = Math.floor((whole % 86_400) / 3600);
  const rest = `${two(Math.floor((whole % 3600) / 60))}:${two(whole % 60)}`;
  if (days > 0) return `${days}d ${two(hours)}:${rest}`;
  return hours > 0 ? `${two(hours)}:${rest}` : rest;
};

/** Remaining seconds as an ISO 8601 duration for `<time>`: "PT245S". */
export const isoDuration = (seconds: number): string => {
  const whole = Number.isFinite(seconds) && seconds > 0 ? Math.floor(seconds) : 0;
  return `PT${whole}S`;
};
