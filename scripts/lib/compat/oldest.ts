/** A browser by the name that the data has for it, and its oldest version that is promised: `{ safari: "17.5" }`. */
export type Oldest = Readonly<Record<string, string>>;

/** A feature that some of the oldest browsers lack, and where a built file uses it without a fallback. */
export type Lack = { feature: string; browsers: readonly string[]; example: string };

/** The oldest browsers as Vite writes them: `["chrome125", "safari17.5"]`. */
export const oldestOf = (targets: readonly string[]): Oldest =>
  Object.fromEntries(targets.map((it) => [it.replace(/[\d.]+$/, ""), it.replace(/^[a-z]+/, "")]));

/** Whether a feature that came with one version is in another: `≤` stands before versions that are not known exactly. */
export const isIn = (version: string, added: string): boolean => {
  const [had, needed] = [version, added].map((it) => it.replace("≤", "").split(".").map(Number));
  const at = needed!.findIndex((part, index) => part !== (had![index] ?? 0));
  return at < 0 || needed![at]! < (had![at] ?? 0);
};
