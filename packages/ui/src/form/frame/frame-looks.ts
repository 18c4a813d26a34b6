/**
 * Border and focus ring of a frame around several controls, as in `controlLooks`; both are critical if it is invalid. The
 * frame sets its own background and shape.
 */
export const frameLooks = ({ invalid, disabled }: { invalid: boolean; disabled: boolean }): string => {
  const ring = "border has-[:is(input,textarea,[role=textbox]):focus-visible]:outline-1";
  if (invalid) return `${ring} border-critical outline-critical`;
  const line = disabled ? "border-line" : "border-line-strong";
  return `${ring} ${line} outline-focus has-[:is(input,textarea,[role=textbox]):focus-visible]:border-focus`;
};
