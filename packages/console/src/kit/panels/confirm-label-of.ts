/** Maximum characters of a name in a button; a longer one is only in the sentence above. */
const LONGEST = 30;

/** The label of a confirmation's button: the verb, and the name or noun of the record. */
export const confirmLabelOf = ({
  verb,
  noun,
  name,
}: {
  verb: string;
  noun: string;
  name?: string | undefined;
}): string => `${verb} ${name !== undefined && name.length <= LONGEST ? name : noun}`;

/** The label of the button that leaves a confirmation: beside "Cancel the job", "Cancel" says nothing. */
export const cancelLabelOf = ({ verb, noun }: { verb: string; noun: string }): string | undefined =>
  verb === "Cancel" ? `Keep ${noun}` : undefined;
