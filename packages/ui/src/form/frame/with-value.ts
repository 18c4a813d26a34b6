type Choice = { value: string; label: string };

/**
 * The options, and the value if it is none of them (the server is newer than the page), by its own name: a box that
 * shows another option in its place would lie about what is saved.
 */
export const withValue = <Option extends Choice>(
  options: readonly Option[],
  value: string,
): readonly (Option | Choice)[] =>
  value === "" || options.some((option) => option.value === value) ? options : [...options, { value, label: value }];
