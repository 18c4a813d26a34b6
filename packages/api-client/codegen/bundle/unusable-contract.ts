/** A contract that cannot be read or bundled; the message is one sentence that names file and line where it can. */
export class UnusableContract extends Error {}
