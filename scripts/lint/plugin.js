import { directions } from "./directions.js";
import { fileNamesAreVisible } from "./file-names-are-visible.js";
import { linksAreSafe } from "./links-are-safe.js";
import { noFoundThenAsserted } from "./no-found-then-asserted.js";
import { noLazyCycle } from "./no-lazy-cycle.js";
import { noPhysicalClasses } from "./no-physical-classes.js";

/** The project's own lint rules (oxlint JS plugin). */
export default {
  meta: { name: "backoffice" },
  rules: {
    directions,
    "file-names-are-visible": fileNamesAreVisible,
    "links-are-safe": linksAreSafe,
    "no-found-then-asserted": noFoundThenAsserted,
    "no-lazy-cycle": noLazyCycle,
    "no-physical-classes": noPhysicalClasses,
  },
};
