/** Validates a colour: `#` and six hexadecimal digits. */
export const COLOUR = /^#[0-9a-f]{6}$/;

/** Normalises typed or pasted text, such as `1A7F5A` or `#1a7`, to `#1a7f5a`. Other text is left for the schema to refuse. */
export const readColour = (text: string): string => {
  const digits = text.trim().toLowerCase().replace(/^#/, "");
  if (/^[0-9a-f]{6}$/.test(digits)) return `#${digits}`;
  return /^[0-9a-f]{3}$/.test(digits) ? `#${Array.from(digits, (digit) => digit + digit).join("")}` : text.trim();
};
