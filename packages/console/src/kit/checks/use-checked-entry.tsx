import type { Checks } from "./checks-of.ts";
import { ChecksStrip } from "./checks-strip.tsx";
import { useChecked } from "./use-checked.tsx";

/**
 * `useChecked` for checks that also judge what is entered, which changes what they find but not what they wait for;
 * `nothing` is the entry before.
 */
export const useCheckedEntry = <Entry,>(checks: (entry: Entry) => Checks, nothing: NoInfer<Entry>) => {
  const { waits, against } = useChecked(checks(nothing));
  return { waits, against, strip: (entry: Entry) => <ChecksStrip checks={checks(entry)} /> };
};
