/**
 * The line of a frame around more than one thing to type in or press, and its ring while the writing is in it: both
 * critical when it is invalid, both those of `controlLooks`. Its ground and its shape are the frame's own.
 */
export const frameLooks = ({ invalid, disabled }: { invalid: boolean; disabled: boolean }): string => {
  const ring = "border has-[:is(input,textarea,[role=textbox]):focus-visible]:outline-1";
  if (invalid) return `${ring} border-critical outline-critical`;
  const line = disabled ? "border-line" : "border-line-strong";
  return `${ring} ${line} outline-focus has-[:is(input,textarea,[role=textbox]):focus-visible]:border-focus`;
};
