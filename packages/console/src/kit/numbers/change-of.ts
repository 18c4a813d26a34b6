/** By how many per cent a figure has changed; nothing where the one before was none, or a loss, of which there are no parts. */
export const changeOf = (now: unknown, before: unknown): number | undefined => {
  // Of exact decimals too: what is told is a share, not an amount.
  const [value, base] = [Number(now), Number(before)];
  return base > 0 && Number.isFinite(value) ? ((value - base) / base) * 100 : undefined;
};
