/** Milliseconds after which a test counts as hanging. This does not measure speed: no test sets its own timeout. */
export const HANGS = 120_000;

/**
 * Milliseconds that a test waits for one condition. Less than HANGS, so that the failed wait is reported before the
 * test is aborted.
 */
export const WAIT = 45_000;
