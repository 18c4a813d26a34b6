type Choice = { value: string; label: string };

/**
 * Adds the value to the options if it is unknown (the server is newer than the page), labelled by itself; otherwise the
 * select would show another option than the saved one.
 */
export const withValue = <Option extends Choice>(
  options: readonly Option[],
  value: string,
): readonly (Option | Choice)[] =>
  value === "" || options.some((option) => option.value === value) ? options : [...options, { value, label: value }];
