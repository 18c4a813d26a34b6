const STATUS = /status|state$|^result$|^severity$/i;
const NAMING = /^(year|month|rank|order|page|version)$|(no|number|port)$/i;

/** Whether a field of this name says how its row is doing. */
export const isStatus = (name: string): boolean => STATUS.test(name);

/** Whether whole numbers of this name name something, and count nothing. */
export const isNaming = (name: string): boolean => NAMING.test(name);
