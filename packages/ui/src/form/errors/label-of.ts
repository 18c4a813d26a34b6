/** Label of a field, or of its nearest parent: a row of a list has no label of its own. */
export const labelOf = (labels: ReadonlyMap<string, string>, name: string): string | undefined => {
  const dot = name.lastIndexOf(".");
  return labels.get(name) ?? (dot > 0 ? labelOf(labels, name.slice(0, dot)) : undefined);
};
