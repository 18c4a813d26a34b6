/** The command line is wrong: one sentence, exit code 2. */
export class UsageError extends Error {}
