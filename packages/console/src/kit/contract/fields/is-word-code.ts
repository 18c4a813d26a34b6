import type { Field } from "@backoffice/api-client";

/** Several capitalised words, or one that is too long for an abbreviation. */
const CAPITALS = /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)+$|^[A-Z]{4,}$/;

/** Whether a text is a code that can be shown as words: `GAME_UPDATED`. */
export const isWordCode = ({ list }: Field, value: string): boolean => list === "words" && CAPITALS.test(value);
