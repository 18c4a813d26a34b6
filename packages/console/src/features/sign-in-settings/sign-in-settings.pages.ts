import DeveloperPage from "./list/developer.page.tsx";

/** Pages by path. */
export default {
  "/settings/dev": DeveloperPage,
};
