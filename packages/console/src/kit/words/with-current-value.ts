type Choice = { value: string; label: string };

/** The options of a field, plus the record's value if it is none of them: that is shown unchanged. */
export const withCurrentValue = (choices: readonly Choice[], value: string): Choice[] =>
  choices.some((it) => it.value === value) ? [...choices] : [...choices, { value, label: value }];
