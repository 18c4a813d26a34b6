type Change = "hidden" | Readonly<Record<string, unknown>>;

/** Priorities of columns: those of lower ones give way first. */
const [FIGURE, MAIN_FIGURE, TELLING] = [1, 2, 3];

/**
 * The columns that a report always shows where they fit: its figures, and above all what tells its rows apart, without
 * which rows would look the same.
 */
export const reportColumns = (
  changes: Readonly<{ [name: string]: Change | undefined }>,
  { telling, figures }: { telling: readonly string[]; figures: readonly string[] },
): Readonly<Record<string, Change>> => {
  const shown = (names: readonly string[], priorityOf: (at: number) => number) =>
    names.map((name, at): [string, Change] => {
      const change = changes[name];
      return [name, change === "hidden" ? change : { priority: priorityOf(at), ...change }];
    });
  return {
    ...(changes as Readonly<Record<string, Change>>),
    ...Object.fromEntries(shown(figures, (at) => (at === 0 ? MAIN_FIGURE : FIGURE))),
    ...Object.fromEntries(shown(telling, () => TELLING)),
  };
};
