type Fields = Record<string, unknown>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The fields that differ between two records, as they were and as they are, with what is in them and differs. */
export const changedFields = (before: Fields, after: Fields): { before: Fields; after: Fields } => {
  const changed = { before: {} as Fields, after: {} as Fields };
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [was, is] = [before[name], after[name]];
    if (JSON.stringify(was) === JSON.stringify(is)) continue;
    const inside = isRecord(was) && isRecord(is) ? changedFields(was, is) : { before: was, after: is };
    if (inside.before !== undefined) changed.before[name] = inside.before;
    if (inside.after !== undefined) changed.after[name] = inside.after;
  }
  return changed;
};
