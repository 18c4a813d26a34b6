/** Milliseconds after which a test counts as hanging. It is no measure of speed: no test has a limit of its own. */
export const HANGS = 60_000;

/** Milliseconds that a test waits for one thing: less, so that what it waited for is said before the test is ended. */
export const WAIT = 45_000;
