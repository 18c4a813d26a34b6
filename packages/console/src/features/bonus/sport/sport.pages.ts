import FreebetsPage from "./list/freebets.page.tsx";

/** What is at each path of the feature. */
export default {
  "/bonus/sport": FreebetsPage,
};
