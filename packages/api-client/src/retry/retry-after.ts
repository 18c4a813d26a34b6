/** Milliseconds that a `Retry-After` header asks to wait: seconds or an HTTP date; nothing when it says neither. */
export const retryAfterOf = (header: string | null, now = Date.now()): number | undefined => {
  if (!header) return undefined;
  const milliseconds = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isNaN(milliseconds) ? undefined : Math.max(0, milliseconds);
};
