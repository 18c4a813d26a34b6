/** The check could not be made: one sentence, exit code 3. */
export class CannotCheck extends Error {}
