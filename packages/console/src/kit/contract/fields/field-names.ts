const STATUS = /status|state$|^result$|^severity$/i;
const NAMING = /^(year|month|rank|order|page|version)$|(no|number|port)$/i;

/** Whether a field of this name says how its row is doing. */
export const isStatus = (name: string): boolean => STATUS.test(name);

/** Whether whole numbers of this name name something, and count nothing. */
export const isNaming = (name: string): boolean => NAMING.test(name);

/** What a log and a report call a kind of thing by, where the contract names no values: `type`, `subtype`, `action`. */
const KIND = /(^|[a-z])(sub)?type$|^(action|event|operation|activity|reason|result|outcome)$/i;
/** Several words of capitals, or one that is too long to be an abbreviation. */
const CAPITALS = /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)+$|^[A-Z]{4,}$/;

/** Whether a text is a code of a kind of thing, which stands for words: `GAME_UPDATED` in `subtype`. */
export const isKindCode = (name: string, value: string): boolean => KIND.test(name) && CAPITALS.test(value);
