/** A long word, a direction override, zero-width characters, joined emoji, HTML and a formula. */
export const HOSTILE = `${"W".repeat(2000)}\u202Egnp.exe\u202C\u200B\u2060 👩‍👩‍👧‍👦 <img src=x onerror=alert(1)> =HYPERLINK("x")`;
