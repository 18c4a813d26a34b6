import RowDetailsDrawer from "./row-details.drawer.tsx";

/** Record and call of the panel. */
export default {
  "row-details": RowDetailsDrawer,
};
