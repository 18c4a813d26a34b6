/**
 * Characters that change how a text looks and are not seen themselves: control characters, direction marks, embeddings,
 * overrides and isolates, spaces of no width, soft hyphens, byte order marks, line separators and tags. Not the joiners
 * of Persian words and emoji.
 */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\u{E0001}]/gu;

/**
 * A text with these characters written out: `invoice⟨U+202E⟩gnp.exe` instead of what looks like `invoiceexe.png`. For
 * texts that others chose and readers act on, such as file names.
 */
export const visibleText = (text: string): string =>
  text.replaceAll(
    UNSEEN,
    (character) => `⟨U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")}⟩`,
  );
