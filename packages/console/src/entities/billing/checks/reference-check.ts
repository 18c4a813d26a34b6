import { checkRules, type Finding } from "#kit/checks/check-rule.ts";

/** Data for the check of a reference. */
export type ReferenceReads = {
  /** As entered. */
  reference: string;
  /** The other records that a search for it finds; `name` within a sentence. */
  sameReference: readonly { reference: string | null; name: string }[];
};

const plain = (text: string) => text.trim().toLowerCase();

const referenceFinding = ({ reference, sameReference }: ReferenceReads): Finding => {
  if (plain(reference) === "") return { state: "none", text: "not entered" };
  const others = sameReference.filter((it) => plain(it.reference ?? "") === plain(reference)).map(({ name }) => name);
  if (others.length === 0) return { state: "clear", text: "no other" };
  return {
    state: "look",
    text: "used before",
    reason: `Duplicate reference. It is also the reference of ${others.join(", ")}.`,
  };
};

/** Whether another record has the same reference for the books. */
export const REFERENCE_CHECK = checkRules<ReferenceReads>()({
  code: "REFERENCE",
  label: "Reference",
  needs: ["reference", "sameReference"],
  find: referenceFinding,
});
