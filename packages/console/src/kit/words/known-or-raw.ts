type Choice = { value: string; label: string };

/** The choices of a field, and the value that a record has should it be none of them: it is shown as it came. */
export const knownOrRaw = (choices: readonly Choice[], value: string): Choice[] =>
  choices.some((it) => it.value === value) ? [...choices] : [...choices, { value, label: value }];
