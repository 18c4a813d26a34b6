export type DonutPart = { id: string; label: string; value: number | null | undefined };
export type DonutShare = {
  id: string;
  label: string;
  value: number;
  /** 0 to 1. */
  share: number;
};

const MOST = 5;

/** Drawable parts, largest first, at most five; the remaining ones are summed in the last, "Other". */
export const donutShares = (parts: readonly DonutPart[], other: string): { shares: DonutShare[]; total: number } => {
  const valid = parts
    .flatMap(({ id, label, value }) =>
      typeof value === "number" && Number.isFinite(value) && value > 0 ? [{ id, label, value }] : [],
    )
    .toSorted((a, b) => b.value - a.value);
  const sum = (of: readonly { value: number }[]) => of.reduce((all, { value }) => all + value, 0);
  const total = sum(valid);
  const rest = valid.length > MOST ? valid.slice(MOST - 1) : [];
  const kept = rest.length > 0 ? valid.slice(0, MOST - 1) : valid;
  const all = rest.length > 0 ? [...kept, { id: "other", label: other, value: sum(rest) }] : kept;
  return { shares: all.map((part) => ({ ...part, share: part.value / total })), total };
};
