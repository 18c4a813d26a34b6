import { waitFor } from "storybook/test";

/**
 * Somebody comes back to the tab and looks until this is there. What is old is read again on coming back, but not beside
 * a read that is under way, whose answer may be the old one: then they come back once more.
 */
export const comeBackUntil = (isThere: () => void): Promise<void> =>
  waitFor(() => {
    window.dispatchEvent(new Event("visibilitychange"));
    isThere();
  });
