/** Characters that fit into a button; a longer name is in the sentence above it anyway. */
const LONGEST = 30;

/** What the button of a confirmation says: the verb, and what it is about. */
export const confirmLabelOf = ({
  verb,
  noun,
  name,
}: {
  verb: string;
  noun: string;
  name?: string | undefined;
}): string => `${verb} ${name !== undefined && name.length <= LONGEST ? name : noun}`;
