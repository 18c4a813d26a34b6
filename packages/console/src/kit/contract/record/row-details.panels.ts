import RowDetailsDrawer from "./row-details.drawer.tsx";

/** What the panel shows. */
export default {
  "row-details": RowDetailsDrawer,
};
