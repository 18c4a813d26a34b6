import FreebetsPage from "./list/freebets.page.tsx";

/** Pages by path. */
export default {
  "/bonus/sport": FreebetsPage,
};
