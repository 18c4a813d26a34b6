/** The oldest supported version by browser name of the data: `{ safari: "17.5" }`. */
export type Oldest = Readonly<Record<string, string>>;

/** A feature that some of the oldest browsers lack, with an example from a built file. */
export type UnsupportedFeature = { feature: string; browsers: readonly string[]; example: string };

/** Parses Vite's list of the oldest browsers: `["chrome125", "safari17.5"]`. */
export const oldestOf = (targets: readonly string[]): Oldest =>
  Object.fromEntries(targets.map((it) => [it.replace(/[\d.]+$/, ""), it.replace(/^[a-z]+/, "")]));

/** Whether `version` has a feature added in `added`. The prefix `≤` marks versions that are not known exactly. */
export const isIn = (version: string, added: string): boolean => {
  const [had, needed] = [version, added].map((it) => it.replace("≤", "").split(".").map(Number));
  const at = needed!.findIndex((part, index) => part !== (had![index] ?? 0));
  return at < 0 || needed![at]! < (had![at] ?? 0);
};
