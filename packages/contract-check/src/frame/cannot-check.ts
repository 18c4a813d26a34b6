/** What was to be checked cannot be: one sentence, exit code 3. */
export class CannotCheck extends Error {}
