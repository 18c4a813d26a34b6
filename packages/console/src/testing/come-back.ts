import { waitFor } from "storybook/test";

/**
 * Returns to the tab until the assertion holds. Stale data is reread on return, but not while a read is pending,
 * which may answer with old data: then it returns once more.
 */
export const comeBackUntil = (isThere: () => void): Promise<void> =>
  waitFor(() => {
    window.dispatchEvent(new Event("visibilitychange"));
    isThere();
  });
