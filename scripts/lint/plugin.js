import { directions } from "./directions.js";
import { noPhysicalClasses } from "./no-physical-classes.js";

/** The project's own lint rules (oxlint JS plugin). */
export default {
  meta: { name: "backoffice" },
  rules: { directions, "no-physical-classes": noPhysicalClasses },
};
