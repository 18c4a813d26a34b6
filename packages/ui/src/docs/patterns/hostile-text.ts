/** A long word, an override of direction, marks without width, joined signs, HTML and a formula. */
export const HOSTILE = `${"W".repeat(2000)}\u202Egnp.exe\u202C\u200B\u2060 👩‍👩‍👧‍👦 <img src=x onerror=alert(1)> =HYPERLINK("x")`;
