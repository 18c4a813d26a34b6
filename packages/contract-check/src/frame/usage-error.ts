/** The command line is invalid: one sentence, exit code 2. */
export class UsageError extends Error {}
