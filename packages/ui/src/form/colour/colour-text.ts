/** The rule of a colour: six hexadecimal digits. */
export const COLOUR = /^#[0-9a-f]{6}$/;

/** What was typed or pasted as `#1a7f5a`: `1A7F5A` and `#1a7` too. Anything else stays as it is, for the schema to refuse. */
export const readColour = (text: string): string => {
  const digits = text.trim().toLowerCase().replace(/^#/, "");
  if (/^[0-9a-f]{6}$/.test(digits)) return `#${digits}`;
  return /^[0-9a-f]{3}$/.test(digits) ? `#${Array.from(digits, (digit) => digit + digit).join("")}` : text.trim();
};
