/** "Login activities" as file names have it: `login-activities`. */
export const kebab = (words: string): string =>
  words
    .toLowerCase()
    .match(/[a-z0-9]+/g)!
    .join("-");

/** `login-activities` as components are called: `LoginActivities`. */
export const pascal = (name: string): string =>
  name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** `login-activities` as constants are called: `loginActivities`. */
export const camel = (name: string): string => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
