import { hostileTexts } from "@backoffice/mocks";
import { replaceTexts } from "./replace-texts.ts";

/** Those that are more than a word. */
const TEXTS = hostileTexts.filter((it) => it.length > 10);

/** The same text for the same value wherever it stands. */
const placeOf = (text: string) => text.length + (text.codePointAt(0) ?? 0);

/** Replaces the texts of an answer by markup, other scripts, control characters and endless words. */
export const hostileText = replaceTexts((text) => TEXTS[placeOf(text) % TEXTS.length] ?? text);
