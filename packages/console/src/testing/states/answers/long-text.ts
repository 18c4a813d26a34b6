import { replaceTexts } from "./replace-texts.ts";

/** A part of every long text. */
export const LONG = "of the Association";

/** Continuation of a long text: names that break at spaces, and a word that does not. */
const MORE = `${LONG} for the Promotion of Names That Do Not Fit, Including Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbau, Ltd.`;
const PROSE = `${MORE} `.repeat(6).trim();

const PARAGRAPHS: ReadonlySet<unknown> = new Set(["prose", "note", "message"]);

/** Makes the texts of an answer longer than any place for them: names go on, paragraphs go on for longer. */
export const longText = replaceTexts((text, { list }) => `${text} ${PARAGRAPHS.has(list) ? PROSE : MORE}`);
