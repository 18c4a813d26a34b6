/** URL of a story in the surrounding Storybook, with the switches of its toolbar: "theme:dark;dir:rtl". */
export const lookAddress = (id: string, switches = ""): string =>
  `./?path=/story/${encodeURIComponent(id)}${switches && `&globals=${switches}`}`;
