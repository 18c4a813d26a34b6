import { createStoryClock } from "@backoffice/ui/docs";

/** Stands at noon of every story's day until a play function moves it. */
export const storyClock = createStoryClock(Date.UTC(2026, 10, 20, 12));
