import { hiddenDefects } from "./hidden-defects.ts";
import { inputDefects } from "./input-defects.ts";
import { listDefects } from "./list-defects.ts";
import type { Planted } from "./planted.ts";
import { recordDefects } from "./record-defects.ts";
import { rightDefects } from "./right-defects.ts";
import { sortDefects } from "./sort-defects.ts";

/** All defects that `behave` is measured with. */
export const plantedDefects: readonly Planted[] = [
  ...listDefects,
  ...sortDefects,
  ...rightDefects,
  ...inputDefects,
  ...recordDefects,
  ...hiddenDefects,
];
