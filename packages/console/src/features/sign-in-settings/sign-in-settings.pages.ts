import DeveloperPage from "./list/developer.page.tsx";

/** What is at each path of the feature. */
export default {
  "/settings/dev": DeveloperPage,
};
