import type { RowCheck } from "@backoffice/ui/table";
import { choiceWords } from "#kit/words/choice-words.ts";

const ORDER: readonly RowCheck["state"][] = ["stop", "look", "note"];

/** Codes in words, most severe first. */
export type RowChecksOf = (codes: readonly string[]) => RowCheck[];

/** Codes of a server in words, most severe first. A code that is not `known` needs a look, too. */
export const rowChecksOf =
  (known: Readonly<Record<string, RowCheck>>): RowChecksOf =>
  (codes) =>
    codes
      .map((code): RowCheck =>
        Object.hasOwn(known, code) ? known[code]! : { label: choiceWords(code), state: "look" },
      )
      .toSorted((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state));
