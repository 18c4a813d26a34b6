import { createStoryClock } from "@backoffice/ui/docs";

/** The clock of stories: noon of 20 November 2026 until a play function moves it. */
export const storyClock = createStoryClock(Date.UTC(2026, 10, 20, 12));
