/** Moves `id` before or after `target`. */
export const moveBeside = (ids: readonly string[], id: string, target: string, side: "before" | "after"): string[] => {
  if (id === target) return [...ids];
  const rest = ids.filter((it) => it !== id);
  const at = rest.indexOf(target);
  if (at < 0) return [...ids];
  rest.splice(side === "before" ? at : at + 1, 0, id);
  return rest;
};
