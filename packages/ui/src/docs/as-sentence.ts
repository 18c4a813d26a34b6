/** Converts Storybook's title case of an export name, "Note Required", to sentence case, "Note required". */
export const asSentence = (name: string): string =>
  /^[A-Z]\S*(?: [A-Z0-9]\S*)+$/.test(name) ? name.slice(0, 1) + name.slice(1).toLowerCase() : name;
