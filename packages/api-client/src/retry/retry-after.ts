/** The wait of a `Retry-After` header in milliseconds: seconds or an HTTP date; undefined when it is neither. */
export const retryAfterOf = (header: string | null, now = Date.now()): number | undefined => {
  if (!header) return undefined;
  const milliseconds = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isNaN(milliseconds) ? undefined : Math.max(0, milliseconds);
};
